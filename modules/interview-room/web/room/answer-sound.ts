const MIMES = ['audio/webm;codecs=opus', 'audio/mp4']

/** The sound of one spoken answer, for the server to write down. It is no recording: nothing keeps it afterwards. */
export class AnswerSound {
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

  static start(stream: MediaStream): AnswerSound | null {
    const mime = globalThis.MediaRecorder && MIMES.find(one => MediaRecorder.isTypeSupported(one))
    return mime ? new AnswerSound(stream, mime) : null
  }

  /** Ends it. @returns the whole of it */
  async end(): Promise<ArrayBuffer> {
    if (this.recorder.state !== 'inactive') {
      const over = new Promise(resolve => this.recorder.addEventListener('stop', resolve, { once: true }))
      this.recorder.stop()
      await over
    }
    return new Blob(this.parts).arrayBuffer()
  }

  drop(): void {
    if (this.recorder.state !== 'inactive') this.recorder.stop()
  }
}
