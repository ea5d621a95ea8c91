import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Captions, Clock, Mic, PanelTop, ShieldCheck, UserRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import type { interviewSettingsInput } from '../../contract.ts'
import { DEFAULT_PERSONA } from '../../policy.ts'
import { interviewSettingsWords } from '../../words/settings.ts'
import type { z } from 'zod'
import { voicesQuery } from '../api.ts'

const words = interviewSettingsWords.candidate

/** What a candidate reads before an interview with these settings. */
export function CandidatePreview({ settings }: { settings: z.output<typeof interviewSettingsInput> }) {
  const { persona, voice_id, minutes, recording, recording_days, transcript_days, link_valid_days, reminder_days } =
    settings
  const { integrity_signals } = settings
  const reminders = reminder_days.filter(days => days < link_valid_days).length
  const deleted =
    recording === 'none' ? words.transcriptNote(transcript_days) : words.deletedNote(recording_days, transcript_days)
  // The default persona is no name: the interviewer then has its voice's.
  const voices = useQuery(voicesQuery()).data?.voices
  const voice = voices?.find(one => one.voice_id === voice_id) ?? voices?.[0]
  const name = persona === DEFAULT_PERSONA ? (voice?.name ?? persona) : persona
  const { label, note } = words.recorded[recording]
  const facts: readonly { icon: LucideIcon; title: string; text: string }[] = [
    { icon: Mic, title: label, text: note },
    { icon: Clock, title: words.time, text: words.timeNote },
    { icon: Captions, title: words.captions, text: words.captionsNote },
    ...(integrity_signals ? [{ icon: PanelTop, title: words.tab, text: words.tabNote }] : []),
    { icon: UserRound, title: words.person, text: words.personNote },
    { icon: CalendarClock, title: words.open(link_valid_days), text: words.openNote(reminders) },
    { icon: ShieldCheck, title: words.deleted, text: deleted },
  ]
  return (
    <section aria-label={interviewSettingsWords.preview} className="grid gap-3 self-start">
      <h2 className="text-13 font-semibold">{interviewSettingsWords.preview}</h2>
      <div className="rounded-[20px] border border-line-strong bg-raised px-5 py-6">
        <p className="font-serif text-22 font-medium tracking-[-0.012em]">{words.title}</p>
        <p className="mt-2 text-text-2">{words.lead(name, minutes)}</p>
        <ul className="mt-4">
          {facts.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-3 border-t border-line py-3">
              <Icon of={icon} className="mt-0.5 shrink-0 text-brand" />
              <span>
                <span className="block font-medium">{title}</span>
                <span className="block text-13 text-text-2">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className="text-center text-12 text-text-2">{interviewSettingsWords.previewNote}</p>
    </section>
  )
}
