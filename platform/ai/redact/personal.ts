import { found } from './contacts.ts'
import type { Cut } from './cuts.ts'

const BIRTH =
  /\b(?:date of birth|born(?: on| in)?|birth ?date|d\.?o\.?b\.?|geburtsdatum|geboren(?: am)?|n[ée]e? le|date de naissance|fecha de nacimiento|age|alter|edad|âge)\s*[:.]?\s*\d[\p{L}\d ./-]{0,24}/giu

/** What tells about the person and not about their work. */
export const personalDetails = (text: string): Cut[] => found(text, BIRTH, '[personal]')
