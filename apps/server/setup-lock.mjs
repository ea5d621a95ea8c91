// Lets one process of a checkout install and build at a time. Runs before any package is there.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const LOOK_EVERY_MS = 200

/** The start time of a process in kernel ticks, to detect reused process IDs. Linux only; elsewhere null. */
function startOf(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive({ pid, start }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return false
  }
  return start === null || startOf(pid) === start
}

export const readText = file => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function holderOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    return { pid: 0, start: null }
  }
}

/** Creates the lock with its content in one step. @returns false if it already exists */
function create(file, text) {
  const own = `${file}.${randomBytes(4).toString('hex')}`
  fs.writeFileSync(own, text)
  try {
    fs.linkSync(own, file)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  } finally {
    fs.rmSync(own, { force: true })
  }
}

/** Removes the lock of a dead process, unless another process was faster and the lock is valid again. */
function removeStale(file, text) {
  const aside = `${file}.${randomBytes(4).toString('hex')}`
  try {
    fs.renameSync(file, aside)
  } catch {
    return
  }
  if (readText(aside) !== text) create(file, readText(aside))
  fs.rmSync(aside, { force: true })
}

/**
 * Runs `work` while no other process of this checkout installs or builds; waits for others. The lock of a process
 * that was killed is taken over.
 */
export async function withSetupLock(root, work, say = () => {}) {
  const file = path.join(root, '.setup.lock')
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) })
  for (let waited = false; !create(file, mine);) {
    const text = readText(file)
    if (text === null) continue
    const holder = holderOf(text)
    if (!isAlive(holder)) {
      removeStale(file, text)
      continue
    }
    if (!waited) say(`Waiting for another start (process ${holder.pid}) to finish installing and building ...`)
    waited = true
    await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS))
  }
  try {
    return await work()
  } finally {
    if (readText(file) === mine) fs.rmSync(file, { force: true })
  }
}
