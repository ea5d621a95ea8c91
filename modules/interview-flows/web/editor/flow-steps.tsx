import { Mail, Mic, Plus, User } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Fragment } from 'react'
import { Button } from '#ui/button.tsx'
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Round } from '../../contract.ts'
import { MOST_ROUNDS } from '../../edits.ts'
import { editorWords } from '../../words/editor.ts'
import { useFlowEditing } from './flow-editing.ts'
import { freshRound } from './new-parts.ts'
import { RoundCard } from './round-card.tsx'

const words = editorWords.fixed

/** The steps of a flow from top to bottom. After each round a person decides: that is part of the product, not of the flow. */
export function FlowSteps() {
  const { flow, mayEdit } = useFlowEditing()
  return (
    <ol aria-label={editorWords.flow.label} data-steps tabIndex={-1} className="relative outline-none">
      <Step icon={Mic} title={words.open} text={words.openText} first />
      {flow.rounds.map((round, at) => (
        <Fragment key={round.id}>
          <li className="relative pb-4">
            <Line />
            <div className="relative">
              <RoundCard round={round} at={at} />
            </div>
          </li>
          <Step icon={User} title={words.decides} text={words.decidesText} strong />
        </Fragment>
      ))}
      <Step icon={Mail} title={words.answer} text={words.answerText} last={!mayEdit} />
      {mayEdit && <AddRound />}
    </ol>
  )
}

const Line = ({ from = 'top-0' }: { from?: 'top-0' | 'top-5' }) => (
  <span aria-hidden="true" className={`absolute bottom-0 left-[19px] w-px bg-line-strong ${from}`} />
)

interface StepProps {
  icon: LucideIcon
  title: string
  text: string
  strong?: boolean
  first?: boolean
  last?: boolean
}

const Step = ({ icon, title, text, strong, first, last }: StepProps) => (
  <li className="relative flex items-center gap-3 pb-4">
    {!last && <Line from={first ? 'top-5' : 'top-0'} />}
    <span
      className={`relative grid size-10 shrink-0 place-items-center rounded-full border ${strong ? 'border-brand-line bg-brand-tint text-brand' : 'border-line-strong bg-paper text-text-2'}`}
    >
      <Icon of={icon} />
    </span>
    <span className="relative min-w-0 bg-paper py-0.5">
      <span className="block text-14 font-medium">{title}</span>
      <span className="block text-13 text-text-2">{text}</span>
    </span>
  </li>
)

function AddRound() {
  const { flow, change, select } = useFlowEditing()
  const add = (kind: Round['kind']) => {
    const round = freshRound(kind)
    change({ kind: 'add_round', round, before: null })
    select(round.id, true)
  }
  if (flow.rounds.length >= MOST_ROUNDS) return <li className="pl-13 text-13 text-text-2">{editorWords.flow.full}</li>
  return (
    <li>
      <DropdownMenu
        trigger={
          <Button kind="quiet">
            <Icon of={Plus} /> {editorWords.flow.addRound}
          </Button>
        }
      >
        <MenuItem icon={Mic} onSelect={() => add('ai_screening')}>
          {editorWords.flow.addAi}
        </MenuItem>
        <MenuItem icon={User} onSelect={() => add('human_interview')}>
          {editorWords.flow.addHuman}
        </MenuItem>
      </DropdownMenu>
    </li>
  )
}
