import { useEffect, useState } from 'react'

const BARS = 120
/** Larger files are not drawn, because decoding them would take too long. */
const MAX_BYTES = 40 * 1024 * 1024

/** The loudness over a recording. */
async function peaksOf(url: string, signal: AbortSignal): Promise<number[]> {
  const response = await fetch(url, { signal })
  const bytes = await response.arrayBuffer()
  const context = new OfflineAudioContext(1, 1, 16_000)
  const samples = (await context.decodeAudioData(bytes)).getChannelData(0)
  const width = Math.max(1, Math.floor(samples.length / BARS))
  const peaks = Array.from({ length: BARS }, (_, bar) => {
    let sum = 0
    for (let at = bar * width; at < Math.min(samples.length, (bar + 1) * width); at += 8) sum += samples[at]! ** 2
    return Math.sqrt((sum * 8) / width)
  })
  const loudest = Math.max(...peaks, 0.001)
  return peaks.map(peak => peak / loudest)
}

/** The recording's waveform; the played part has the brand color. A plain line if there is no audio. */
export function Waveform({ url, bytes, played }: { url: string; bytes: number; played: number }) {
  const [peaks, setPeaks] = useState<number[] | null>(null)
  useEffect(() => {
    if (bytes > MAX_BYTES) return
    const stop = new AbortController()
    // A recording without audio, or one that the browser can't decode, stays a plain line.
    peaksOf(url, stop.signal).then(setPeaks, () => {})
    return () => stop.abort()
  }, [url, bytes])
  const bars = peaks ?? Array.from({ length: BARS }, () => 0.04)
  return (
    <svg viewBox={`0 0 ${BARS * 4} 34`} preserveAspectRatio="none" aria-hidden="true" className="block h-[34px] w-full">
      {bars.map((level, index) => {
        const half = Math.max(1, level * 16)
        // oxlint-disable-next-line react/no-array-index-key -- bars have no identity other than their position
        return (
          <rect
            key={index}
            x={index * 4}
            y={17 - half}
            width="2.2"
            height={half * 2}
            rx="1.1"
            fill={index / BARS < played ? 'var(--brand)' : 'var(--line-strong)'}
          />
        )
      })}
    </svg>
  )
}
