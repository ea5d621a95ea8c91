import {
  ALL_FORMATS,
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

const formatOf = (mime: string) =>
  mime.endsWith('/mp4') ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()

/**
 * Writes a recording anew without touching what was seen and heard: browsers leave out how long it is and where one can jump
 * to, because they do not know while recording. @returns its length in ms @throws where the file cannot be read
 */
export async function remux(from: string, to: string, mime: string): Promise<number> {
  using input = new Input({ source: new FilePathSource(from), formats: ALL_FORMATS })
  // Before anything is written: a target that was made and never begun keeps its file open.
  if (!(await input.canRead())) throw new Error('This is no recording of a kind that is known.')
  const output = new Output({ format: formatOf(mime), target: new FilePathTarget(to) })
  try {
    const conversion = await Conversion.init({ input, output, showWarnings: false })
    if (!conversion.isValid) throw new Error('Nothing in this recording can be kept as it is.')
    await conversion.execute()
  } catch (error) {
    await output.cancel().catch(() => {})
    throw error
  }
  return lengthOf(to)
}

/** Read back from what was written, so that a file which does not play is never taken for one that does. */
async function lengthOf(path: string): Promise<number> {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  const seconds = await input.computeDuration()
  if (!Number.isFinite(seconds) || seconds <= 0) throw new Error('The recording has no length.')
  return Math.round(seconds * 1000)
}
