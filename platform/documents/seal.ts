import childProcess from 'node:child_process'
import dgram from 'node:dgram'
import dns from 'node:dns'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import workerThreads from 'node:worker_threads'

function forbidden(): never {
  throw new Error('Not available while a document is read')
}

type Functions = Record<string, unknown>

function forbidAll(module: object, keep: RegExp = /^$/): void {
  for (const [name, value] of Object.entries(module as Functions)) {
    // The process's own streams need the classes, so they stay. Everything that can open something is removed.
    if (typeof value === 'function' && !/^[A-Z_]/.test(name) && !keep.test(name))
      (module as Functions)[name] = forbidden
  }
}

function forbidMethods(prototype: object, keep: RegExp = /^$/): void {
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const method = Object.getOwnPropertyDescriptor(prototype, name)?.value as unknown
    if (typeof method === 'function' && name !== 'constructor' && !keep.test(name)) {
      Object.defineProperty(prototype, name, { value: forbidden })
    }
  }
}

/**
 * Seals this process permanently: no sockets, no DNS lookups, no fetch, no further processes or threads, no file access.
 * Called after all modules are loaded and before the first untrusted byte is parsed. It is the second barrier behind the
 * process boundary: an exploit of a parser (such as CVE-2024-4367 in pdf.js) finds nothing to call.
 */
export function sealProcess(): void {
  net.Socket.prototype.connect = forbidden
  net.Server.prototype.listen = forbidden
  dgram.Socket.prototype.send = forbidden
  dgram.Socket.prototype.bind = forbidden
  forbidMethods(dns.Resolver.prototype)
  forbidMethods(dns.promises.Resolver.prototype)
  forbidAll(dns, /^(setDefault|getDefault|getServers)/)
  forbidAll(dns.promises)
  forbidAll(childProcess)
  forbidMethods(childProcess.ChildProcess.prototype, /^(ref|unref|kill)$/)
  for (const name of ['fetch', 'WebSocket', 'EventSource']) {
    if (name in globalThis) Object.defineProperty(globalThis, name, { value: forbidden })
  }
  Object.defineProperty(workerThreads, 'Worker', { value: forbidden })
  // Standard input and the channel to the parent are already open and are closed by these.
  forbidAll(fs, /^(close|fstat|read|write)(Sync)?$/)
  forbidAll(fs.promises)
  process.env = {}
  process.kill = forbidden
  Object.defineProperty(process, 'binding', { value: forbidden })
  Object.defineProperty(process, 'dlopen', { value: forbidden })
  syncBuiltinESMExports()
}
