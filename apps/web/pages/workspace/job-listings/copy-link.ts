import { toast } from '#ui/toast-queue.ts'
import { jobPageWords as words } from '../../../words/jobs.ts'

/** Copies an address and says so. Browsers can refuse: the address is then shown, to be copied by hand. */
export async function copyLink(address: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast({ title, description: address })
  } catch {
    toast({ title: words.copyFailed, description: address, tone: 'danger' })
  }
}
