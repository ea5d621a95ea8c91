import { createHash } from 'node:crypto'
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from 'mediabunny'

/** 20 ms of silence in Opus (RFC 6716, section 3.1). */
const SILENCE = new Uint8Array([0xf8, 0xff, 0xfe])

/** A WebM file as a browser records it: streamed, without a length and a seek index. */
export async function aBrowserRecording(seconds: number): Promise<Buffer> {
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target: new BufferTarget() })
  const source = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(source)
  await output.start()
  for (let at = 0; at < seconds; at += 0.02) {
    const meta = at === 0 ? { decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 } } : undefined
    await source.add(new EncodedPacket(SILENCE, 'key', at, 0.02), meta)
  }
  await output.finalize()
  return Buffer.from(output.target.buffer!)
}

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

export const cut = (bytes: Buffer, parts: number): Buffer[] => {
  const size = Math.ceil(bytes.length / parts)
  return Array.from({ length: parts }, (_, index) => bytes.subarray(index * size, (index + 1) * size))
}
