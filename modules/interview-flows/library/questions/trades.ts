import type { WrittenQuestion } from '../question.ts'

export const trades: readonly WrittenQuestion[] = [
  {
    competency: 'ownership',
    text: 'Tell me about work of yours that had to be done again. What had happened, and what did you do?',
    levels: [
      'Says that the material, plan or customer was to blame',
      'Redid it because they were told to',
      'Admitted the mistake and corrected it',
      'Found the mistake or admitted it openly, corrected it, and told those affected what it meant for them',
      'Corrected it at their own initiative, checked other work for the same mistake, and works differently since then',
    ],
  },
  {
    competency: 'problem-solving',
    text: 'Describe a fault that you had to find in a machine, an installation or a building. How did you go about it?',
    levels: [
      'Replaced parts until it worked',
      'Knew the fault from experience and looked for nothing else',
      'Checked the usual causes in order and measured',
      'Narrowed the fault down by measuring at chosen points, and explained each step',
      'Found a cause that did not match the first signs, proved it before repairing, and checked that it was not only a consequence',
    ],
  },
  {
    competency: 'communication',
    text: 'A customer doesn’t understand why a repair costs more than expected. How do you explain it on site?',
    levels: [
      'Refers to the office or the invoice',
      'Names the hours and materials',
      'Shows what was found and explains the additional work',
      'Stops before the additional work, shows the damage, and explains the choices with their prices',
      'Explains in plain words what happens with and without the repair, gets a written decision, and offers a cheaper safe solution if there is one',
    ],
  },
  {
    competency: 'collaboration',
    text: 'Tell me about a job on which another trade or crew was in your way. How did you solve it?',
    levels: [
      'Got angry or worked around them regardless',
      'Called the site manager and waited',
      'Spoke with the crew and agreed on an order',
      'Agreed on an order that saved time for both, and kept to it',
      'Noticed the conflict in the plan beforehand, settled it with the others, and protected finished work together',
    ],
  },
  {
    competency: 'customer-focus',
    text: 'What do you do so that people can keep living or working where you carry out work? Give an example.',
    levels: [
      'Says that dirt and noise are part of it',
      'Cleans up at the end',
      'Announces the work, covers, and cleans daily',
      'Asks when noise or switching off disturbs least, and plans accordingly',
      'Agrees on times, keeps water, power or access available where possible, and leaves everything explained and in working order',
    ],
  },
  {
    competency: 'planning',
    text: 'Describe how you prepare a job before you drive there or switch the machine off.',
    levels: [
      'Takes the usual tools along',
      'Reads the order and loads what is on it',
      'Checks plan, material, tools and access',
      'Calls with questions beforehand, measures or asks for photos, and plans the order of steps',
      'Prepares so that one visit is enough, has a solution for the likeliest surprise, and tells the customer how long it takes',
    ],
  },
  {
    competency: 'quality',
    text: 'How do you know that your work is finished and good? Take a recent job.',
    levels: [
      'It works or looks fine',
      'Others have not complained',
      'Measures and tests it as required',
      'Measures, compares with the required values, and records them',
      'Tests under real conditions, shows the customer how to use it, and names a point they did again although nobody would have seen it',
    ],
  },
  {
    competency: 'safety',
    text: 'Tell me about a time when you stopped or refused work because it was unsafe.',
    levels: [
      'Has never stopped, or says that one has to be brave',
      'Was careful and finished it anyway',
      'Stopped and asked for the missing equipment',
      'Stopped, secured the place, explained the danger, and continued only after it was removed',
      'Stopped against pressure of time or superiors, proposed a safe way, and made sure that others did not carry on',
    ],
  },
  {
    competency: 'learning',
    text: 'Which technique or material did you learn last, and how did you make sure that you do it properly?',
    levels: [
      'Names nothing new in years',
      'Watched a video and tried it at a customer’s',
      'Learned it from a colleague or a course',
      'Practised on a trial piece, and had it checked',
      'Knows from tests where the new technique fails, compares it with the old one, and shows others',
    ],
  },
  {
    competency: 'adaptability',
    text: 'You open a wall or a machine and find something completely different from the plan. What do you do?',
    levels: [
      'Continues as planned',
      'Stops and goes home',
      'Informs the supervisor and asks how to go on',
      'Secures it, records it with photos and measurements, and proposes a way to continue',
      'Judges what it means for safety, cost and time, gets a decision before going on, and corrects the plan for those who come later',
    ],
  },
  {
    competency: 'pressure',
    text: 'Tell me about an emergency call or a standstill during which everyone was waiting for you. How did you work?',
    levels: [
      'Tried many things at once',
      'Was hurried by the others and skipped steps',
      'Kept to the order of steps and found the fault',
      'Secured first, gave a short estimate, and got the most important part going again',
      'Got a safe stopgap going, said clearly what is still open, came back for the proper repair, and recorded what helped',
    ],
  },
  {
    competency: 'integrity',
    text: 'You damage something at a customer’s that nobody has seen. What do you do?',
    levels: [
      'Hides it or repairs it without a word',
      'Waits until someone asks',
      'Tells the customer and the company',
      'Tells the customer right away, secures it against further damage, and proposes how to make it good',
      'Tells them before they could find it, records it, has it put right, and says what they do differently with such work',
    ],
  },
  {
    competency: 'improvement',
    text: 'Tell me about a tool, jig or way of working that you made or changed. What did it bring?',
    levels: [
      'Names nothing they changed',
      'Has an idea, but did not try it',
      'Made something that made their own work easier',
      'Made something that saved time or strain and that colleagues use',
      'Improved it after trials, checked that it is safe, and can say how much time or how many errors it saved',
    ],
  },
  {
    competency: 'expertise',
    text: 'Explain to me step by step how you carry out a task that you have done many times. Where do beginners make mistakes?',
    levels: [
      'Names steps in no clear order',
      'Describes the steps without a reason for them',
      'Describes the steps in order with the important values',
      'Gives values and reasons, and names a typical mistake',
      'Explains which step decides about quality, how they notice a deviation, and how the task changes with other material or conditions',
    ],
  },
  {
    competency: 'leadership',
    text: 'Tell me about an apprentice or helper who worked with you. How did you teach them something difficult?',
    levels: [
      'Let them carry and clean',
      'Showed it once and expected it to be right',
      'Showed it, explained it, and let them do it',
      'Divided it into steps, let them repeat it, and corrected without taking the tool out of their hands',
      'Let them explain the dangers and values, gave them a job of their own that was checked, and can say what they now do alone',
    ],
  },
]
