import { dictionary } from '#platform/locale/dictionary.ts'

/** What a candidate can choose when something else is more important than the question. */
export const offerWords = dictionary({
  en: {
    timerStopped: 'The timer is stopped.',
    chooseOrSay: 'Choose below, or say what you would like.',
    chooseOrType: 'Choose below, or type what you would like.',
    helpLines: 'Find a help line in your country',
    leave: 'Leave for now',
    choices: {
      go_on: 'Continue interview',
      pause: 'Pause',
      another_day: 'Come back another day',
      person: 'Ask for a person',
      tell: 'Yes, tell them',
      keep_private: 'No, tell nobody',
      end: 'End interview',
    },
  },
})
