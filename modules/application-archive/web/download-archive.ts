import { errorWords } from '#ui/error-text.ts'
import { toast } from '#ui/toast-queue.ts'
import { archiveWords as words } from '../words/archive.ts'
import { downloadArchive } from './api.ts'

/** Downloads everything about an application, and says so while it is prepared. */
export async function saveArchive(applicationId: string): Promise<void> {
  toast({ title: words.preparing })
  try {
    const url = URL.createObjectURL(await downloadArchive(applicationId))
    Object.assign(document.createElement('a'), { href: url, download: 'application.zip' }).click()
    URL.revokeObjectURL(url)
  } catch (error) {
    toast({ title: words.failed, description: errorWords(error).says, tone: 'danger' })
  }
}
