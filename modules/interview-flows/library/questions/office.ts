import type { WrittenQuestion } from '../question.ts'

export const office: readonly WrittenQuestion[] = [
  {
    competency: 'ownership',
    text: 'Tell me about a deadline or payment that was missed in your area. What did you do?',
    levels: [
      'Explains why others had not delivered',
      'Dealt with it after the reminder came',
      'Corrected it and apologized to those affected',
      'Limited the consequences, told those affected, and found the gap',
      'Reported it before it was noticed, limited the consequences, and set up a check that works also when they are away',
    ],
  },
  {
    competency: 'problem-solving',
    text: 'Two reports show different totals for the same month. How do you find the difference?',
    levels: [
      'Uses the one that looks better',
      'Asks the author of one report',
      'Compares both line by line until the difference appears',
      'Divides the totals into groups, finds the group that differs, and looks at its entries',
      'Checks first whether both count the same thing, finds the entries, corrects the source, and marks which reports were affected',
    ],
  },
  {
    competency: 'communication',
    text: 'Tell me about a rule or figure that you had to explain to people from other departments. How did you make it clear?',
    levels: [
      'Forwarded the regulation',
      'Explained it in the language of their own department',
      'Explained it with an example',
      'Explained what people have to do, by when, and why, with an example from their work',
      'Wrote it so that questions became rarer, tested it with one reader, and changed the form because of what they misunderstood',
    ],
  },
  {
    competency: 'collaboration',
    text: 'A colleague from another department keeps sending you incomplete documents. What have you done in such a case?',
    levels: [
      'Complained about them to others',
      'Sent the documents back each time',
      'Asked the colleague and explained what was missing',
      'Found out why they are incomplete, and made it easier to send them completely',
      'Agreed with both departments on what is needed when, tested it, and noticed that some of it was not needed at all',
    ],
  },
  {
    competency: 'customer-focus',
    text: 'Tell me about someone inside or outside the company whose request you made easier although the process was complicated.',
    levels: [
      'Says that the process is the same for everyone',
      'Explained the process to them',
      'Filled in what they could for the person and told them what was missing',
      'Guided the person through it and took over the contact with other offices',
      'Solved it for the person, saw that it affected others, and had the process or form made simpler',
    ],
  },
  {
    competency: 'planning',
    text: 'How do you plan a month-end or another week in which many deadlines meet? Describe the last one.',
    levels: [
      'Works longer until it is done',
      'Begins with what is due first and sees what happens',
      'Has a list with dates and works through it',
      'Starts early with what depends on others, and keeps time for corrections',
      'Knows which steps hold up others, moves work forward into quiet weeks, and names what they changed after the last one',
    ],
  },
  {
    competency: 'quality',
    text: 'What do you do to avoid mistakes in figures or names that you enter or check?',
    levels: [
      'Says that they work carefully',
      'Reads everything a second time',
      'Uses totals, comparisons or a second source',
      'Checks by a way other than that by which it was entered, and most where errors cost most',
      'Knows their most frequent mistake, built a check that finds it, and names an error it caught',
    ],
  },
  {
    competency: 'safety',
    text: 'You receive an e-mail from a manager asking you to pay an invoice today to a new bank account. What do you do?',
    levels: [
      'Pays because it comes from a manager',
      'Replies to the e-mail and asks whether it is right',
      'Calls the manager or the supplier before paying',
      'Calls a number known before, compares the account with the records, and asks for a second approval',
      'Stops the payment, checks by a known number, reports it as possible fraud, and makes sure that colleagues don’t pay it either',
    ],
  },
  {
    competency: 'learning',
    text: 'Which program or regulation did you have to learn in the last year? How did you make sure that you apply it correctly?',
    levels: [
      'Names no program or regulation that was new to them',
      'Attended the training and uses the notes',
      'Read up on it and asked when unsure',
      'Tried it on examples and had the first cases checked',
      'Found open questions in it, got them answered by a reliable source, and wrote instructions for the team',
    ],
  },
  {
    competency: 'adaptability',
    text: 'Tell me about the introduction of a new system or process at your workplace. What was your part in it?',
    levels: [
      'Describes why the old one was better',
      'Used it as soon as it was required',
      'Learned it and helped colleagues with questions',
      'Tested it with real cases, and reported what did not work',
      'Kept work reliable during the change, for example with parallel checks, and got the new process corrected by facts',
    ],
  },
  {
    competency: 'pressure',
    text: 'Three people stand at your desk, the phone is ringing, and something has to be sent in 20 minutes. What do you do?',
    levels: [
      'Deals with whoever is loudest',
      'Asks everyone to come back later',
      'Asks what each needs and deals with the most urgent matter',
      'Gives each a clear time, has the call taken over, and finishes what can’t wait',
      'Decides within a minute by consequence, hands over one matter with all that is needed, and keeps each promise that they gave',
    ],
  },
  {
    competency: 'integrity',
    text: 'Someone you know well asks you for information about a colleague’s salary or a customer’s account. What do you say?',
    levels: [
      'Tells them in confidence',
      'Gives hints or says that they may not say it now',
      'Says no and that it is confidential',
      'Says no clearly and kindly, whatever their position, and changes nothing because of the friendship',
      'Says no, names the right way to ask if there is one, reports it if someone insists, and gives a case in which it was hard',
    ],
  },
  {
    competency: 'improvement',
    text: 'Tell me about a task in the office that takes less time today because of you. What did you change?',
    levels: [
      'Names no change',
      'Uses a template from somebody else',
      'Made a template or list that saves time',
      'Removed steps or double entries, and can say how much time that saves',
      'Asked what the result is used for, removed what nobody used, automated the rest with a check, and handed it over in writing',
    ],
  },
  {
    competency: 'expertise',
    text: 'Take me through a process that you handle from beginning to end, for example an invoice, a contract or a new hire. Where do things go wrong?',
    levels: [
      'Describes only their own step',
      'Lists the steps without saying who does what',
      'Describes steps, people and documents in order',
      'Names the controls and the places where mistakes happen',
      'Explains why each control exists, which one is missing or useless, and how they notice a mistake before it leaves the office',
    ],
  },
  {
    competency: 'leadership',
    text: 'You have to hand over your work for three weeks. How do you make sure that a colleague can do it?',
    levels: [
      'Hopes that nothing urgent comes up',
      'Explains it on the last day',
      'Writes a list of tasks with deadlines',
      'Writes it down, lets the colleague do it once while they are there, and names whom to ask',
      'Has the colleague try the written instructions alone, corrects them, hands over authority as well, and asks afterwards what was missing',
    ],
  },
]
