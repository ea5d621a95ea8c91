import type { WrittenQuestion } from '../question.ts'

export const care: readonly WrittenQuestion[] = [
  {
    competency: 'ownership',
    text: 'Tell me about something that went wrong in the care of a person while you were on duty. What did you do?',
    levels: [
      'Names nothing, or speaks only of others’ mistakes',
      'Describes the event, but left the next steps to others',
      'Helped the person and reported it to the person in charge',
      'Helped first, informed the right people, and recorded what happened with times',
      'Helped, informed openly, including the person or relatives, and took part in changing what had led to it',
    ],
  },
  {
    competency: 'problem-solving',
    text: 'A person you look after suddenly refuses to eat. How do you find out why?',
    levels: [
      'Insists or removes the plate',
      'Assumes a reason such as dislike and offers something else',
      'Asks the person and looks for pain, tiredness or problems with chewing',
      'Compares with the last days, checks mouth, medication and mood, and asks colleagues what they saw',
      'Works through possible causes in order of danger, tries small changes, records amounts, and says when a nurse or doctor is called',
    ],
  },
  {
    competency: 'communication',
    text: 'How would you explain an upcoming examination or treatment to someone who is anxious and hears poorly?',
    levels: [
      'Speaks louder and uses medical terms',
      'Tells them not to worry',
      'Explains in short sentences, facing the person',
      'Explains step by step, shows what will be used, and asks them to say it in their own words',
      'Finds out what exactly they fear, adapts words and pace, checks understanding, and agrees on a sign for stopping',
    ],
  },
  {
    competency: 'collaboration',
    text: 'Describe a handover between shifts that you consider good. What did you do when something important was missing?',
    levels: [
      'Says that everything is in the records',
      'Listens and asks only when something goes wrong',
      'Passes on condition, changes and open tasks of each person',
      'Follows a fixed order, has critical points repeated, and asks about gaps right away',
      'Gives a case in which something was missing, how they found it before it did harm, and what the team agreed on afterwards',
    ],
  },
  {
    competency: 'customer-focus',
    text: 'Tell me about a time when a person’s wish differed from the care plan. How did you handle it?',
    levels: [
      'Followed the plan and did not mention the wish',
      'Fulfilled the wish without telling anyone',
      'Passed the wish on and waited for the decision',
      'Found out what the wish was about and looked for a safe way to fulfil it',
      'Made the person’s own decision possible, explained the risks in plain words, and had the plan changed and recorded',
    ],
  },
  {
    competency: 'planning',
    text: 'You have six people to look after this morning and one colleague is missing. How do you organize the morning?',
    levels: [
      'Goes room by room as always',
      'Works faster and leaves out what is not noticed',
      'Decides who needs help most urgently and starts there',
      'Orders by risk and fixed times, tells people about delays, and asks for support early',
      'Orders by risk, agrees with the team on what is postponed, keeps dignity in what remains, and records what was not done',
    ],
  },
  {
    competency: 'quality',
    text: 'How do you make sure that the right person receives the right medication or treatment?',
    levels: [
      'Knows the people and relies on it',
      'Looks at the list before starting',
      'Checks name, medication, dose, time and way each time',
      'Checks each time, also under interruption, and has high-risk steps checked by a second person',
      'Describes a near miss they noticed through a check, reported it, and what was changed because of it',
    ],
  },
  {
    competency: 'safety',
    text: 'Tell me about a risk of falling or infection that you noticed before anything happened. What did you do?',
    levels: [
      'Can’t name one',
      'Noticed it and mentioned it in passing',
      'Removed the danger and recorded it',
      'Removed it, found out why it arose, and told colleagues on the next shifts',
      'Changed equipment or routine together with the person concerned, and checked after some days that it was kept',
    ],
  },
  {
    competency: 'learning',
    text: 'What have you learned in your work recently that changed how you care for people?',
    levels: [
      'Names only required training dates',
      'Names a topic, without a change in their work',
      'Uses a new method and says what it is for',
      'Practised the new method under supervision and adapted it to individual people',
      'Compared it with the old method by what it did for the people, and showed it to colleagues',
    ],
  },
  {
    competency: 'adaptability',
    text: 'The plan for your shift changes within minutes because of an emergency. Describe how you handled such a day.',
    levels: [
      'Describes the emergency only, or their annoyance',
      'Waited to be told what to do',
      'Took on what was assigned and finished the rest later',
      'Took on a clear part, told others what was left open, and came back to it',
      'Re-ordered the tasks by risk, made sure that the other people were not forgotten, and talked the day over with the team',
    ],
  },
  {
    competency: 'pressure',
    text: 'Tell me about a situation with a person who was confused or aggressive. What did you do in the first minute?',
    levels: [
      'Held on to the person or argued with them',
      'Left the situation without getting help',
      'Stayed calm, kept a distance, and called for help',
      'Looked for the trigger, spoke quietly in short sentences, and removed what frightened the person',
      'Calmed the situation without force, made others safe, recorded the trigger, and agreed with the team on how to avoid it',
    ],
  },
  {
    competency: 'integrity',
    text: 'You hear a colleague speak about a patient in the canteen, by name. What do you do?',
    levels: [
      'Joins in or thinks nothing of it',
      'Feels uncomfortable and goes away',
      'Asks the colleague to stop',
      'Asks them quietly to stop, explains why, and speaks with them alone afterwards',
      'Protects the patient at once, speaks with the colleague, and knows when and to whom it has to be reported',
    ],
  },
  {
    competency: 'improvement',
    text: 'Tell me about a small change you made that improved the day of the people you look after.',
    levels: [
      'Names nothing they started themselves',
      'Names an idea that was not tried',
      'Introduced a small change and saw that people liked it',
      'Asked the people what they wanted changed and tried it with them',
      'Tried it, noticed what it meant for colleagues’ time, adjusted it, and it is still in use',
    ],
  },
  {
    competency: 'expertise',
    text: 'By which signs do you recognize that someone’s condition is getting worse, and what do you do then?',
    levels: [
      'Relies on the person to say so',
      'Names one sign, such as fever, and would wait',
      'Names several signs, measures, and informs the nurse or doctor',
      'Compares with the person’s usual condition, measures again at set times, and reports figures in a fixed form',
      'Describes a case they recognized early, what exactly they reported, and how they insisted when they were not heard at first',
    ],
  },
  {
    competency: 'leadership',
    text: 'Tell me about a trainee or new colleague you guided. How did you decide what they could do alone?',
    levels: [
      'Let them watch, or left them to themselves',
      'Gave them the tasks that were left over',
      'Showed each task and let them do it under observation',
      'Agreed on steps, observed, and widened their tasks when they were safe',
      'Let them explain what they do and why, had them name their own limits, and says which task they held back and for what reason',
    ],
  },
]
