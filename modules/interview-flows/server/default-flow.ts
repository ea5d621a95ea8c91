import type { z } from 'zod'
import type { flowInput, interviewSettingsInput } from '../contract.ts'

/** The flow a new organization starts with: four questions that suit most jobs, and an interview with the team. */
export const defaultFlow = (): z.output<typeof flowInput> => ({
  name: 'AI interview, then team interview',
  description: 'An AI interview about the candidate’s past work, followed by an interview with the team.',
  rounds: [
    {
      id: 'screening',
      kind: 'ai_screening',
      name: 'AI interview',
      minutes: 25,
      guide: '',
      questions: [
        {
          id: 'proud-work',
          text: 'Tell me about a piece of work you are proud of. What was your own part in it?',
          competency: 'Delivering work',
          weight: 2,
          follow_ups: 1,
          time_limit: 240,
          must_ask: true,
          levels: [
            'Speaks in general terms; no specific work is named',
            'Names a piece of work, but not what they did themselves',
            'Describes their own part and what it was for',
            'Describes their own part, the difficulty in it, and a result',
            'Explains their own decisions, a measured result, and what others gained',
          ],
        },
        {
          id: 'went-wrong',
          text: 'Tell me about a time something you were responsible for went wrong. What did you do first, and what changed afterwards?',
          competency: 'Ownership under pressure',
          weight: 2,
          follow_ups: 1,
          time_limit: 240,
          must_ask: true,
          levels: [
            'Blames others, or names no situation',
            'Names a problem, but waited for others to act',
            'Took action and solved the problem at hand',
            'Limited the harm first, then found and fixed the cause',
            'Limited the harm, informed those affected, fixed the cause and made it easier to notice earlier',
          ],
        },
        {
          id: 'disagreement',
          text: 'Tell me about a disagreement with someone you worked with. How did you move forward from there?',
          competency: 'Working with others',
          weight: 1,
          follow_ups: 1,
          time_limit: 240,
          must_ask: true,
          levels: [
            'Names no disagreement, or only complains',
            'Describes it from their own side alone',
            'Describes both sides and how it ended',
            'Asked for the other view, and changed something because of it',
            'Found out what both needed, agreed on it, and kept a good working relationship',
          ],
        },
        {
          id: 'learning',
          text: 'What is something you recently had to learn for your work, and how did you go about it?',
          competency: 'Learning',
          weight: 1,
          follow_ups: 1,
          time_limit: 180,
          must_ask: false,
          levels: [
            'Names nothing, or only says that they learn fast',
            'Names a topic, but not how they learned it',
            'Describes how they learned it',
            'Describes how they learned it and used it in their work',
            'Tried it, checked it against results, and passed it on to others',
          ],
        },
      ],
    },
    {
      id: 'team',
      kind: 'human_interview',
      name: 'Team interview',
      minutes: 60,
      guide:
        'Start from the candidate’s answers in the AI interview. Leave as much time for their questions as for yours.',
      questions: [],
    },
  ],
})

export const defaultInterviewSettings = (): z.output<typeof interviewSettingsInput> => ({
  name: 'Standard',
  persona: 'Interviewer',
  tone: 'warm',
  pace: 'usual',
  patience: 'usual',
  voice_id: '',
  language: 'en',
  minutes: 25,
  follow_ups: 1,
  recording: 'video',
  recording_days: null,
  transcript_days: null,
  link_valid_days: 7,
  reminder_days: [2],
  retakes: 1,
  integrity_signals: false,
  is_default: true,
})
