/** The sample rate of all speech in the product, in samples per second. */
export const SAMPLE_RATE = 16_000

const HEADER_BYTES = 44

/** Mono audio as 16-bit samples. */
export interface Pcm {
  rate: number
  samples: Int16Array
}

/**
 * Reads a RIFF/WAVE file of 16-bit PCM (WAVE format code 1, or the extensible 0xFFFE). Several channels are averaged.
 * Chunk sizes beyond the end of the file are ignored. Throws an Error that says what is wrong.
 */
export function parseWav(file: Uint8Array): Pcm {
  const view = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (view.length < 12 || view.toString('latin1', 0, 4) !== 'RIFF' || view.toString('latin1', 8, 12) !== 'WAVE') {
    throw new Error('Not a WAV file.')
  }
  let format: { channels: number; rate: number } | undefined
  for (let at = 12; at + 8 <= view.length;) {
    const name = view.toString('latin1', at, at + 4)
    const size = view.readUInt32LE(at + 4)
    // A file that was streamed has no size for its audio: 0, or one beyond the end.
    const end = name === 'data' && size === 0 ? view.length : Math.min(at + 8 + size, view.length)
    if (name === 'fmt ' && end - at >= 24) format = readFormat(view, at + 8)
    if (name === 'data') {
      if (!format) throw new Error('The WAV file has audio before its format.')
      return { rate: format.rate, samples: readSamples(view, at + 8, end, format.channels) }
    }
    at = at + 8 + size + (size % 2)
  }
  throw new Error('The WAV file has no audio.')
}

function readFormat(view: Buffer, at: number): { channels: number; rate: number } {
  const code = view.readUInt16LE(at)
  const channels = view.readUInt16LE(at + 2)
  const rate = view.readUInt32LE(at + 4)
  const bits = view.readUInt16LE(at + 14)
  if ((code !== 1 && code !== 0xfffe) || bits !== 16) throw new Error('Only 16-bit PCM is supported.')
  if (channels < 1 || channels > 8 || rate < 1000 || rate > 384_000) throw new Error('The WAV format is out of range.')
  return { channels, rate }
}

function readSamples(view: Buffer, from: number, to: number, channels: number): Int16Array {
  const samples = new Int16Array(Math.floor((to - from) / (2 * channels)))
  for (let i = 0; i < samples.length; i += 1) {
    let sum = 0
    for (let c = 0; c < channels; c += 1) sum += view.readInt16LE(from + 2 * (i * channels + c))
    samples[i] = Math.round(sum / channels)
  }
  return samples
}

/** A complete WAV file of mono 16-bit audio. */
export function buildWav({ rate, samples }: Pcm): Buffer {
  const bytes = samples.length * 2
  const file = Buffer.alloc(HEADER_BYTES + bytes)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + bytes, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(bytes, 40)
  for (let i = 0; i < samples.length; i += 1) file.writeInt16LE(samples[i]!, HEADER_BYTES + 2 * i)
  return file
}

/** Silence of this length. */
export function silence(milliseconds: number, rate = SAMPLE_RATE): Int16Array {
  return new Int16Array(Math.round((milliseconds * rate) / 1000))
}

/** Concatenates audio of the same rate. */
export function concatSamples(parts: Int16Array[]): Int16Array {
  const joined = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** Linear interpolation; sufficient for speech, whose frequencies are far below half the rate. */
export function resample({ rate, samples }: Pcm, to = SAMPLE_RATE): Pcm {
  if (rate === to || samples.length === 0) return { rate: to, samples }
  const length = Math.max(1, Math.round((samples.length * to) / rate))
  const out = new Int16Array(length)
  for (let i = 0; i < length; i += 1) {
    const at = Math.min((i * rate) / to, samples.length - 1)
    const left = Math.floor(at)
    const a = samples[left]!
    const b = samples[Math.min(left + 1, samples.length - 1)]!
    out[i] = Math.round(a + (b - a) * (at - left))
  }
  return { rate: to, samples: out }
}

export function durationMs({ rate, samples }: Pcm): number {
  return Math.round((samples.length * 1000) / rate)
}

/** RMS per window, 0–1 of full scale, to three places. */
export function envelope({ rate, samples }: Pcm, windowMs = 40): number[] {
  const size = Math.max(1, Math.round((rate * windowMs) / 1000))
  const levels: number[] = []
  for (let from = 0; from < samples.length; from += size) {
    const to = Math.min(from + size, samples.length)
    let sum = 0
    for (let i = from; i < to; i += 1) sum += (samples[i]! / 32_768) ** 2
    levels.push(Math.round(Math.sqrt(sum / (to - from)) * 1000) / 1000)
  }
  return levels
}
