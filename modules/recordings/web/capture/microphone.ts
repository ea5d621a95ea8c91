import { locale } from '#platform/locale/locale.ts'
import { captureWords } from '../../words/capture.ts'
import { audioContext, LevelMeter } from './level-meter.ts'

export type MicrophoneProblem = 'blocked' | 'missing' | 'busy'

/** Why the browser provides no microphone (W3C, Media Capture and Streams, 10.3). */
export function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof DOMException || error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}

const AUDIO = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 }
const VIDEO = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24, max: 30 }, facingMode: 'user' }

/** An open microphone, with the camera if it was asked for and there is one. */
export class Microphone {
  readonly meter: LevelMeter
  readonly source: MediaStreamAudioSourceNode

  private constructor(readonly stream: MediaStream) {
    const context = audioContext()
    this.meter = new LevelMeter(context)
    this.source = context.createMediaStreamSource(new MediaStream(stream.getAudioTracks()))
    this.source.connect(this.meter.node)
  }

  /** @throws an error that `problemOf` explains */
  static async open(deviceId: string | null, camera: boolean): Promise<Microphone> {
    if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('No devices here', 'NotFoundError')
    const audio = { ...AUDIO, ...(deviceId && { deviceId: { ideal: deviceId } }) }
    if (camera) {
      // If there is no camera, or it is refused, the microphone is enough.
      const both = await navigator.mediaDevices.getUserMedia({ audio, video: VIDEO }).catch(() => null)
      if (both) return new Microphone(both)
    }
    return new Microphone(await navigator.mediaDevices.getUserMedia({ audio }))
  }

  get audio(): MediaStream {
    return new MediaStream(this.stream.getAudioTracks())
  }
  get camera(): MediaStreamTrack | null {
    return this.stream.getVideoTracks()[0] ?? null
  }
  get deviceId(): string | null {
    return this.stream.getAudioTracks()[0]?.getSettings().deviceId ?? null
  }

  /** Calls `listener` if the device takes the microphone away, for example when it is unplugged. */
  onLost(listener: () => void): void {
    this.stream.getAudioTracks()[0]?.addEventListener('ended', listener, { once: true })
  }

  mute(muted: boolean): void {
    for (const track of this.stream.getAudioTracks()) track.enabled = !muted
  }

  close(): void {
    this.source.disconnect()
    for (const track of this.stream.getTracks()) track.stop()
  }
}

export interface MicrophoneChoice {
  readonly id: string
  readonly name: string
}

/** The device's microphones. Browsers name them only to pages that may use one. */
export async function microphones(): Promise<MicrophoneChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== 'communications')
    .map(({ deviceId, label }, index) => ({
      id: deviceId,
      name:
        label.replace(/^Default - /, '').replace(/\s*\([0-9a-f]{4}:[0-9a-f]{4}\)$/, '') ||
        captureWords.unnamedMicrophone(locale.number(index + 1)),
    }))
    .filter(({ name }, index, all) => all.findIndex(other => other.name === name) === index)
}
