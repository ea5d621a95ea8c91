import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

// What the interviewer says to requests that are no answers. It never judges, never promises what it can't keep, and says truthfully
// what it is.

interface Help {
  readonly country: string
  readonly name: string
  readonly number: string
  readonly emergency: string
}

export const requestScript = dictionary({
  en: {
    backTo: (question: string) => `Back to my question, whenever you are ready. ${question}`,
    rephrase: {
      experience: (question: string) =>
        `Of course. I would like to hear about one real situation: what it was, what you did, and how it ended. ${question}`,
      opinion: (question: string) =>
        `Of course. I would like to know how you go about it, in your own words. There is no single right answer. ${question}`,
      about: (competency: string) => `The question is about ${competency}.`,
      followUp: {
        example: 'I meant one specific situation that you remember.',
        own_part: 'I meant the part that you did yourself.',
        result: 'I meant what came of it in the end.',
        figures: 'I meant how many, how much or how long, roughly.',
        reasoning: 'I meant why you decided to do it that way.',
      },
    },
    easierWay: {
      experience:
        'That’s fine. It can be something small, from any job, from school or from everyday life. Or tell me what you would do if it happened to you.',
      opinion: 'That’s fine. Just tell me the first step you would take, or how someone you know would do it.',
    },
    break: 'Of course. I have stopped the timer. Take the time you need, and tell me when you are back.',
    paused: 'All right. The timer is stopped, and nothing is lost. Tell me when you would like to continue.',
    anotherDay: (until: string | null) =>
      until === null
        ? 'Your answers so far are saved. The deadline of this interview has passed, so it ends a few minutes after you close this page, and your answers are submitted.'
        : `Of course. Everything is saved. You can close this page and continue with the same link until ${until}.`,
    distress: (emergency: string | null) =>
      'I’m sorry that you are not well. Please look after yourself first. I have stopped the timer, and this does not count against you. ' +
      `If you need help right now, call ${emergency ?? 'your local emergency number'}. ` +
      'You can pause, come back on another day, ask to hear from a person, continue, or end the interview. I tell nobody what you said.',
    uneasy:
      'Many people feel like that in an interview, and it does not count against you. I have stopped the timer, so take a breath first. ' +
      'You can continue, pause, come back on another day, ask to hear from a person, or end the interview. I tell nobody what you said.',
    crisis: (help: Help | null, all: string) =>
      'Thank you for telling me. You matter more than this interview, so I have stopped the timer. I am an AI and can’t help you the way a ' +
      `person can. ${
        help
          ? `You can talk to someone at ${help.name} (${help.country}): ${help.number}. If you are in danger now, call ${help.emergency}. You can also find lines at ${all}.`
          : `You can find someone to talk to in your country at ${all}. If you are in danger now, call your local emergency number.`
      } I tell nobody what you said. You can pause, come back on another day, ask to hear from a person, or end the interview.`,
    consent: (organization: string) =>
      `Shall I tell ${organization} that you would like to hear from a person? I would tell them only that, not what you said to me.`,
    promised: (organization: string) =>
      `I have told ${organization} that you would like to hear from a person, and nothing else. Would you like to continue now, on another day, or stop here?`,
    declined: 'All right, I tell nobody. Would you like to continue now, on another day, or stop here?',
    accommodation:
      'Thank you for telling me. Every question is also on your screen, you can type instead of speaking, and you can ask me to repeat or to pause as often ' +
      'as you like. How you speak is never evaluated. If you need something else, I can ask for a person to contact you. Would you like to continue like this?',
    otherLanguage: {
      understood: (language: string) =>
        `You can answer in ${language}. I understand it, but my questions stay in English. If you would prefer an interview in ${language} with a person, I can ask for that.`,
      other:
        'I’m sorry, I can’t hold this interview in that language. You can continue in English as well as you can, or I can ask for a person to contact you.',
      inIt: {
        de: 'Sie können auf Deutsch antworten.',
        fr: 'Vous pouvez répondre en français.',
        es: 'Puede responder en español.',
        en: '',
      },
    },
    boundary: 'I would like us to stay respectful with each other. Would you like to continue with the question?',
    boundaryAgain:
      'I can’t continue like this. We can end the interview here, or continue with the question if you stay respectful. What would you like?',
    endOffer: 'Would you like to end the interview now? Your answers are saved. You can also continue.',
    noted: (organization: string) =>
      `That is not in what I was told about the job. I have noted your question for the team at ${organization}.`,
    job: {
      location: (place: string) => `The job posting says: ${place}.`,
      employment: (employment: string) => `The job posting says: ${employment}.`,
      pay: (pay: string) => `The job posting gives ${pay}.`,
      description: (sentences: string) => `The job posting says: ${sentences}`,
      reply: (organization: string, days: number) =>
        `${organization} answers within ${locale.plural(days, { one: '1 working day', other: `${locale.number(days)} working days` })} after the interview. People there read your answers and decide.`,
    },
    aboutInterview: {
      heard: 'Yes, I can hear you.',
      typing: 'You can type your answer instead, and change between typing and speaking at any time.',
      questions: (left: number) =>
        left === 0
          ? 'This is the last question.'
          : locale.plural(left, {
              one: 'There is 1 more question after this one.',
              other: `There are ${locale.number(left)} more questions after this one.`,
            }),
      time: (minutes: number) =>
        locale.plural(minutes, {
          one: 'About 1 minute is left.',
          other: `About ${locale.number(minutes)} minutes are left.`,
        }),
      timeNearlyUp: 'Our time is nearly up, but you can finish your answer.',
    },
    aboutAi: {
      who: (organization: string) =>
        `You are talking to an AI, not to a person. My voice is synthetic. People at ${organization} read your answers and decide. I don’t.`,
      evaluated: (organization: string) =>
        `Your words are compared with what the job asks for, and every result comes with a quote from your answers. Your voice, your accent and how you look are not evaluated. People at ${organization} decide, not me.`,
      recorded: {
        video: 'This interview is recorded in video and audio, and what you say is written down.',
        audio: 'This interview is recorded as audio, and what you say is written down.',
        none: 'This interview is not recorded. Only what you say is written down.',
      },
      read: (organization: string) => `Only people at ${organization} who work on this hiring can see it.`,
    },
  },
})
