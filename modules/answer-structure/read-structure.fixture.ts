import type { AnswerStructure } from './contract.ts'
import { readStructure, type StructureInput } from './read-structure.ts'

/** Reads an answer of one turn to a question about a conflict, or to the one in `over`. */
export function readAnswer(text: string, language = 'en', over: Partial<StructureInput> = {}): AnswerStructure {
  const turns = [{ id: 't', speaker: 'candidate' as const, text, start_ms: 0, end_ms: 60_000 }]
  const question = 'Tell me about a conflict in your team. What did you do?'
  return readStructure({ question, competency: 'Teamwork', levels: [], turns, language, ...over })!
}
