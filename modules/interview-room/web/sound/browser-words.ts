/** The part of the Web Speech API that is used; the DOM library does not describe it. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  abort(): void
}
interface Results extends Event {
  readonly resultIndex: number
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>
}
type RecognitionClass = new () => Recognition

const found = (): RecognitionClass | null => {
  const all = globalThis as unknown as Record<string, RecognitionClass | undefined>
  return all['SpeechRecognition'] ?? all['webkitSpeechRecognition'] ?? null
}

/** Errors after which trying again is of no use: the browser has the class and no service behind it. */
const HOPELESS = new Set(['network', 'service-not-allowed', 'language-not-supported', 'not-allowed', 'audio-capture'])
/** A recogniser that ends at once so often without a word does not work. */
const MOST_EMPTY_ENDS = 4

export interface BrowserWordsListener {
  /** Words that stay, and words that may still change. */
  readonly onWords: (settled: string, unsure: string) => void
  /** It does not work here; nothing was lost but words. */
  readonly onUseless: () => void
}

/** Writes down what is said with the browser's own recogniser, where it has one that works. Whether it does shows only by trying. */
export class BrowserWords {
  private recognition: Recognition | null = null
  private wanted = false
  private settled = ''
  private emptyEnds = 0

  constructor(
    private readonly language: string,
    private readonly listener: BrowserWordsListener,
  ) {}

  static get mayExist(): boolean {
    return found() !== null
  }

  get listening(): boolean {
    return this.wanted
  }

  /** Begins to listen; while it listens already, nothing changes. */
  listen(): void {
    if (this.wanted) return
    this.settled = ''
    this.wanted = true
    this.begin()
  }

  stop(): void {
    this.wanted = false
    const recognition = this.recognition
    this.recognition = null
    recognition?.abort()
  }

  private begin() {
    const Class = found()
    if (!Class) return this.useless()
    const recognition = new Class()
    recognition.lang = this.language
    recognition.continuous = true
    recognition.interimResults = true
    recognition.addEventListener('result', event => this.take(recognition, event as Results))
    recognition.addEventListener('error', event => {
      const { error } = event as Event & { readonly error?: string }
      if (this.recognition === recognition && HOPELESS.has(error ?? '')) this.useless()
    })
    recognition.addEventListener('end', () => {
      if (this.recognition !== recognition) return
      this.recognition = null
      this.emptyEnds += 1
      if (this.emptyEnds > MOST_EMPTY_ENDS) this.useless()
      // Browsers end it after a minute or a silence; the candidate is not done by that.
      else if (this.wanted) this.begin()
    })
    this.recognition = recognition
    try {
      recognition.start()
    } catch {
      this.useless()
    }
  }

  private take(recognition: Recognition, { resultIndex, results }: Results) {
    if (this.recognition !== recognition || !this.wanted) return
    this.emptyEnds = 0
    let unsure = ''
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index]
      const text = result?.[0]?.transcript.trim() ?? ''
      if (result?.isFinal) this.settled = `${this.settled} ${text}`.trim()
      else unsure = `${unsure} ${text}`.trim()
    }
    this.listener.onWords(this.settled, unsure)
  }

  private useless() {
    this.stop()
    this.listener.onUseless()
  }
}
