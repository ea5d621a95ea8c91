import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildWav, concatSamples, durationMs, envelope, parseWav, resample, silence } from './wav.ts'

const audio = fc.array(fc.integer({ min: -32_768, max: 32_767 }), { maxLength: 400 }).map(list => Int16Array.from(list))

describe('wav', () => {
  it('reads back exactly what it wrote', () => {
    fc.assert(
      fc.property(audio, fc.constantFrom(8000, 16_000, 44_100), (samples, rate) => {
        const back = parseWav(buildWav({ rate, samples }))
        expect(back.rate).toBe(rate)
        expect([...back.samples]).toEqual([...samples])
      }),
    )
  })

  it('averages channels and skips unknown chunks', () => {
    const mono = buildWav({ rate: 8000, samples: Int16Array.from([100, 300, -50, -150]) })
    mono.writeUInt16LE(2, 22)
    const odd = Buffer.concat([
      mono.subarray(0, 12),
      Buffer.from('LIST\x03\x00\x00\x00abc\x00', 'latin1'),
      mono.subarray(12),
    ])
    expect([...parseWav(odd).samples]).toEqual([200, -100])
  })

  it('ignores a size beyond the end of the file and refuses other files', () => {
    const file = buildWav({ rate: 8000, samples: Int16Array.from([1, 2, 3]) })
    file.writeUInt32LE(0xffff_ffff, 40)
    expect([...parseWav(file).samples]).toEqual([1, 2, 3])
    expect(() => parseWav(Buffer.from('RIFF'))).toThrow('Not a WAV file.')
    expect(() => parseWav(file.subarray(0, 36))).toThrow('no audio')
    file.writeUInt16LE(24, 34)
    expect(() => parseWav(file)).toThrow('16-bit')
  })

  it('keeps the duration when resampling', () => {
    fc.assert(
      fc.property(audio, fc.constantFrom(8000, 22_050, 48_000), (samples, rate) => {
        const out = resample({ rate, samples })
        expect(Math.abs(durationMs(out) - durationMs({ rate, samples }))).toBeLessThanOrEqual(1)
      }),
    )
    const ramp = resample({ rate: 8000, samples: Int16Array.from([0, 100, 200, 300]) })
    expect([...ramp.samples]).toEqual([0, 50, 100, 150, 200, 250, 300, 300])
  })

  it('measures loudness per window', () => {
    const loud = new Int16Array(640).fill(16_384)
    expect(envelope({ rate: 16_000, samples: concatSamples([loud, silence(40)]) })).toEqual([0.5, 0])
  })
})
