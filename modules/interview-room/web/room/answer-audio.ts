const MIME_TYPES = ['audio/webm;codecs=opus', 'audio/mp4']

/** Records one spoken answer for the server to transcribe. It is not part of the recording and is not stored afterwards. */
export class AnswerAudio {
  private readonly parts: Blob[] = []
  private readonly recorder: MediaRecorder

  private constructor(
    stream: MediaStream,
    readonly mime: string,
  ) {
    this.recorder = new MediaRecorder(stream, { mimeType: mime, audioBitsPerSecond: 32_000 })
    this.recorder.addEventListener('dataavailable', ({ data }) => this.parts.push(data))
    this.recorder.start(1000)
  }

  static start(stream: MediaStream): AnswerAudio | null {
    const mime = globalThis.MediaRecorder && MIME_TYPES.find(type => MediaRecorder.isTypeSupported(type))
    return mime ? new AnswerAudio(stream, mime) : null
  }

  /** Stops recording. @returns the complete audio */
  async end(): Promise<ArrayBuffer> {
    if (this.recorder.state !== 'inactive') {
      const stopped = new Promise(resolve => this.recorder.addEventListener('stop', resolve, { once: true }))
      this.recorder.stop()
      await stopped
    }
    return new Blob(this.parts).arrayBuffer()
  }

  discard(): void {
    if (this.recorder.state !== 'inactive') this.recorder.stop()
  }
}
