// The finished package: what it promises is in it, and what is in it is meant
// to be published. Made by Scripts/package.sh.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = new URL("../../", import.meta.url);
const built = fileURLToPath(new URL("dist/water-flow", root));
const described = JSON.parse(readFileSync(join(built, "package.json"), "utf8"));

// As a package manager puts it.
const project = mkdtempSync(join(tmpdir(), "package-"));
after(() => rmSync(project, { recursive: true }));
const installed = join(project, "node_modules", described.name);
mkdirSync(installed, { recursive: true });
cpSync(built, installed, { recursive: true });

/** All files that an entry of `exports` leads to. */
function* targets(entry) {
  if (typeof entry === "string") yield entry;
  else for (const part of Object.values(entry)) yield* targets(part);
}

/** Whether a pattern of `files` is for a file, as far as we write them. */
const covers = (pattern, file) => pattern.startsWith("*")
  ? file.endsWith(pattern.slice(1)) : file === pattern;

test("every export leads to a file", () => {
  const files = [...targets(described.exports)];
  assert.ok(files.length >= 8);
  for (const file of files) assert.ok(existsSync(join(built, file)), file);
});

test("older tools find the entry and its types as well", () => {
  assert.equal(described.main, described.exports["."].default);
  assert.equal(described.types, described.exports["."].types);
});

test("types come before what they are for, or they would not be found", () => {
  for (const entry of Object.values(described.exports)) {
    if (typeof entry === "object") {
      assert.deepEqual(Object.keys(entry), ["types", "default"]);
    }
  }
});

test("every file is published, and nothing that is none of the package", () => {
  const always = ["package.json", "README.md", "LICENSE"];
  for (const file of readdirSync(built)) {
    assert.ok(
      always.includes(file)
        || described.files.some((pattern) => covers(pattern, file)), file);
  }
  for (const file of always) assert.ok(existsSync(join(built, file)), file);
});

test("the version is the repository's", () => {
  const version = readFileSync(new URL("VERSION", root), "utf8").trim();
  assert.equal(described.version, version);
});

test("whatever a script imports is beside it", () => {
  const scripts = readdirSync(built).filter((name) => name.endsWith(".js"));
  for (const script of scripts) {
    const text = readFileSync(join(built, script), "utf8");
    for (const [, name] of text.matchAll(
      /(?:from|import)\s*\(?\s*"(\.\/[^"]+)"/g)) {
      assert.ok(existsSync(join(built, name)), `${script}: ${name}`);
    }
    for (const [, name] of text.matchAll(
      /new URL\("([^"]+)",\s*import\.meta\.url\)/g)) {
      assert.ok(existsSync(join(built, name)), `${script}: ${name}`);
    }
  }
});

test("modules are found beside the scripts, by addresses that tools see", () => {
  const text = readdirSync(built)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(built, name), "utf8")).join("\n");
  const names = [
    "static.wasm", "measured.wasm", "rows.wasm", "full.wasm", "layout.wasm",
  ];
  for (const name of names) {
    assert.match(
      text, new RegExp(`new URL\\("${name}",\\s*import\\.meta\\.url\\)`));
  }
});

test("nobody has to install anything besides", () => {
  assert.equal(described.dependencies, undefined);
  assert.equal(described.scripts, undefined);
});

test("a program without a page may import the element", async () => {
  const entry = join(installed, described.exports["."].default);
  const { WaterFlowElement, WaterFlowError } =
    await import(pathToFileURL(entry).href);
  assert.equal(typeof WaterFlowElement.define, "function");
  assert.ok(new WaterFlowError(null, "size", "") instanceof Error);
});

test("errors are of one class, whichever entry throws them", async () => {
  const [element, layout] = await Promise.all([".", "./layout"].map(
    (name) => import(pathToFileURL(
      join(installed, described.exports[name].default)).href)));
  assert.equal(element.WaterFlowError, layout.WaterFlowError);
});

test("a page that imports the element waits for one script more", () => {
  const text = readFileSync(join(built, "index.js"), "utf8");
  const imports = [...text.matchAll(/from\s*"([^"]+)"/g)].map(([, name]) => name);
  assert.equal(imports.length, 1);
  const all = readFileSync(join(built, imports[0]), "utf8");
  assert.doesNotMatch(all, /\bfrom\s*"\.\//);
});

test("a program lays out by the package as it is published", async () => {
  const entry = join(installed, described.exports["./layout"].default);
  const { Layout } = await import(pathToFileURL(entry).href);
  const layout = await Layout.create({ width: 100, mode: "list" });
  layout.append(Float64Array.of(10, 20, 30));
  assert.equal(layout.length, 3);
  assert.equal(layout.contentLength, 60);
  layout.free();
});

/** Has esbuild make one script of another one. */
const build = (text, ...options) => {
  const file = join(project, "main.mjs");
  writeFileSync(file, text);
  return spawnSync("esbuild", [
    file, "--bundle", "--minify", "--format=esm", ...options,
    `--outfile=${join(installed, "made.mjs")}`,
  ], { encoding: "utf8" });
};

for (const platform of ["browser", "node"]) {
  test(`layouts go into a script for ${platform}`, () => {
    const { status, stderr } = build(
      `import { Layout } from "water-flow/layout";
      const layout = await Layout.create({ width: 300 });
      layout.append([50]);
      console.log(layout.length);`, `--platform=${platform}`);
    assert.equal(status, 0, stderr);
    if (platform === "node") {
      const { stdout } = spawnSync(
        process.execPath, [join(installed, "made.mjs")], { encoding: "utf8" });
      assert.equal(stdout, "1\n");
    }
  });
}
