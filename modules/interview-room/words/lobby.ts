import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const questions = (count: number) =>
  locale.plural(count, { one: '1 question', other: `${locale.number(count)} questions` })
const minutes = (count: number) => locale.plural(count, { one: '1 minute', other: `${locale.number(count)} minutes` })
const workingDays = (count: number) =>
  locale.plural(count, { one: '1 working day', other: `${locale.number(count)} working days` })

/** The page before the interview: what happens, how long it takes, and accommodations. */
export const lobbyWords = dictionary({
  en: {
    title: (job: string) => `Your interview for ${job}`,
    linkValidUntil: (when: string) => `Your link works until ${when}`,
    hero: {
      welcomeBack: (name: string) => `Welcome back, ${name}`,
      lead: (name: string, count: number, most: number) =>
        `Hello ${name}. ${questions(count)}, up to ${minutes(most)}, spoken or typed.`,
      leadTyped: (name: string, count: number, most: number) =>
        `Hello ${name}. ${questions(count)}, up to ${minutes(most)}, in writing.`,
      peopleDecide: 'An AI asks the questions. People decide.',
      anytime: 'Start when it suits you. If you have to leave, the same link brings you back to where you stopped.',
      saved: 'Your answers are saved.',
      whereYouStopped: (question: number, count: number, left: number) =>
        `You were at question ${locale.number(question)} of ${locale.number(count)} with about ${minutes(left)} left. The timer only runs while the interview is open.`,
      continue: 'Continue interview',
      previewLabel:
        'Preview of the interview room: the upper bar moves when the AI speaks, the lower bar moves when it hears you',
      interviewer: 'AI interviewer',
      interviewerBar: 'moves when it speaks',
      you: 'You',
      yourBar: 'moves when it hears you',
      sampleQuestion: 'What would you do differently today?',
    },
    expect: {
      title: 'What to expect',
      before: '3 minutes',
      checkAndPractice: 'You check your microphone and try a practice question.',
      practice: 'You try a practice question.',
      practiceNote: 'Practice only. Not saved, not scored.',
      during: (most: number) => `Up to ${minutes(most)}`,
      asks: (count: number) =>
        `The AI asks ${questions(count)}, the same for every candidate, in a synthetic voice with captions.`,
      followUps: (most: number) =>
        locale.plural(most, {
          one: 'It may ask 1 short follow-up to each question.',
          other: `It may ask up to ${locale.number(most)} short follow-ups to each question.`,
        }),
      options: 'You can take time to think, ask it to repeat, mute, pause, or type instead of speaking.',
      optionsTyped: 'You type your answers. You can take time to think, ask it to repeat, or pause.',
      tab: 'It is noted when you leave this tab. People see it next to your answers, and it is never scored.',
      after: 'Then 2 days',
      correct: 'You can read the transcript and correct mistakes in it.',
      finally: 'After that',
      reply: (writer: string, days: number) => `${writer} e-mails you within ${workingDays(days)}, either way.`,
    },
    counts: {
      title: 'What counts',
      answers: 'What you say',
      criteria: (count: number, scores: boolean) =>
        `Your answers are compared with ${locale.plural(count, { one: '1 criterion', other: `${locale.number(count)} criteria` })}, defined in advance and the same for every candidate. ${scores ? 'Every score is backed by quotes from your answers.' : 'No score is calculated: people read your answers.'}`,
      nothingElse: 'Nothing else',
      ignored:
        'Your voice, accent, pace, pauses, face, clothes, surroundings and mood are never evaluated. Your name and contact details are removed before your answers are evaluated.',
    },
    readers: {
      title: 'Who sees it',
      invitedYou: 'Invited you. Reads your answers and e-mails you.',
      readsAnswers: 'Reads your answers.',
      decides: 'Reads your answers and decides.',
      takesPart: 'Reads your answers and takes part in the decision.',
      hiringTeamOnly: (organization: string) => `Only the hiring team at ${organization} reads your answers.`,
      adminsToo: (organization: string) => `Other admins at ${organization} can open them too, and no one else.`,
      retention: (days: number) =>
        `Everything is deleted ${locale.plural(days, { one: '1 day', other: `${locale.number(days)} days` })} after your hiring process ends, or sooner if you ask.`,
    },
    engines: {
      questions: 'The questions',
      voice: 'the interviewer’s voice',
      followUps: 'the follow-ups',
      local: (parts: string, organization: string) => `${parts} come from a server run for ${organization}.`,
      externalVoice: (provider: string) =>
        `The voice comes from ${provider === 'elevenlabs' ? 'ElevenLabs' : 'a speech service'}, which receives what the interviewer says.`,
      model: (model: string) => `Follow-ups are worded by ${model}, which receives your answers.`,
      transcribedByServer: 'Your speech is turned into text by the transcription service that this server uses.',
      transcribedByBrowser: 'Your own browser turns your speech into text; it may use its maker’s service to do so.',
      notTranscribed: 'You type your answers, so no speech is turned into text.',
    },
    accommodation: {
      title: 'Accommodations',
      text: 'You can answer in writing, get more time, have an interpreter, or talk to a person by phone. You don’t have to say why, and asking never counts against you.',
      request: 'Request accommodation',
      addToRequest: 'Add to your request',
      requested: 'You requested an accommodation',
      answered: 'Your accommodation request was answered',
      quoted: (text: string) => `“${text}”`,
      extraTime: (percent: number, most: number) =>
        `You have ${locale.number(percent)}% more time for every question and for the interview as a whole, which takes up to ${minutes(most)}.`,
      answeredByEmail: 'A person e-mailed you about it.',
      answerBy: (day: string) => `A person answers you by ${day}. You can still take the interview here.`,
      label: 'What would help you?',
      example: (days: number) =>
        `For example: the questions in writing, by Thursday. A person answers within ${workingDays(days)}.`,
      empty: 'Describe in a few words what would help you.',
      send: 'Send request',
      cancel: 'Cancel',
    },
    closed: {
      taken: (name: string) => `You have completed this interview, ${name}`,
      takenText: 'You can read your transcript and see what happens next.',
      cancelled: 'This interview was cancelled',
      cancelledText: (organization: string) =>
        `It can’t be taken or continued. The e-mails that ${organization} sent you about your application tell you more.`,
      expired: 'The time for this interview has passed',
      expiredText: (when: string, organization: string) =>
        `It was open until ${when}. If something came up, reply to the e-mail you received: the team at ${organization} can open it again.`,
      paused: 'This interview can’t be started at the moment',
      pausedText: (organization: string) =>
        `${organization} has paused its interviews. Your deadline is paused too, and the same link will open your interview when they continue.`,
      pausedContact: 'If you have questions, write to',
      readTranscript: 'Read transcript',
    },
  },
})
