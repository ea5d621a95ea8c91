/** Reports when the candidate leaves the tab and comes back. Only started in interviews that note it. */
export class TabWatch {
  private watching = false

  constructor(private readonly report: (away: boolean) => void) {}

  /** Starts, or after a lost connection reports what is the case now. */
  start(): void {
    if (!this.watching) document.addEventListener('visibilitychange', this.onChange)
    this.watching = true
    this.onChange()
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.onChange)
    this.watching = false
  }

  private readonly onChange = () => this.report(document.visibilityState === 'hidden')
}
