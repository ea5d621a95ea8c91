// Starts a program with the code that V8 compiled for it when the product was built. Copied next to the program.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'

const filename = fileURLToPath(import.meta.url).replace(/\.js$/, '.cjs')
const compiled = `${filename}.compiled`
// Only the build sets this, before the product exists. No process that reads a document can write compiled code.
const isBuild = process.env.WRITE_COMPILED_CODE === 'true'

// V8 compiles anew what does not fit: the code of another version of Node, or with other flags.
const cachedData = !isBuild && fs.existsSync(compiled) ? fs.readFileSync(compiled) : undefined
const parameters = '(function (require, module, exports, moduleUrl) {'
const script = new vm.Script(`${parameters}${fs.readFileSync(filename, 'latin1')}\n})`, { filename, cachedData })

if (isBuild) {
  // Opened now: a sealed process can open no files.
  const file = fs.openSync(compiled, 'w')
  const send = process.send.bind(process)
  process.send = (answer, ...rest) => {
    const code = script.createCachedData()
    for (let at = 0; at < code.length;) at += fs.writeSync(file, code, at)
    return send(answer, ...rest)
  }
}

const module = { exports: {} }
script.runInThisContext()(createRequire(path.resolve(filename)), module, module.exports, import.meta.url)
