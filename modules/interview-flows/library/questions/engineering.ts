import type { WrittenQuestion } from '../question.ts'

export const engineering: readonly WrittenQuestion[] = [
  {
    competency: 'ownership',
    text: 'Tell me about a time something you were responsible for broke in production. What did you do first, and what changed afterwards?',
    levels: [
      'Blames another team or the tools, or names no incident they were part of',
      'Describes the outage and who fixed it, with no action of their own',
      'Found the cause and fixed it, while the damage went on in the meantime',
      'Limited the damage first, for example by rolling back, and then found the cause',
      'Limited the damage, told those affected before they asked, and changed the system so that it can’t happen unnoticed again',
    ],
  },
  {
    competency: 'problem-solving',
    text: 'Describe the hardest bug you have tracked down. How did you narrow it down?',
    levels: [
      'Names no bug, or only says that debugging took long',
      'Changed things until the problem disappeared and can’t say what caused it',
      'Reproduced the bug and followed the logs or a debugger to the cause',
      'Formed several explanations and ruled them out with small experiments',
      'Ruled out explanations by evidence, proved the cause before fixing it, and looked for the same mistake elsewhere in the code',
    ],
  },
  {
    competency: 'communication',
    text: 'Tell me about a technical decision that you had to explain to people who don’t write code. How did you explain it?',
    levels: [
      'Says that such people don’t need to understand it, or gives no example',
      'Repeated the technical terms more slowly or sent a document',
      'Used a comparison or a picture that fitted what the listeners knew',
      'Started from what the decision meant for the listeners and checked what they had understood',
      'Put cost, risk and choice in the listeners’ terms, checked their understanding, and changed the plan because of a question they asked',
    ],
  },
  {
    competency: 'collaboration',
    text: 'Tell me about a disagreement over code or design that you lost. What did you do next?',
    levels: [
      'Has never lost one, or still calls the others wrong without a reason',
      'Gave in silently, or reopened the discussion at each occasion',
      'Accepted the decision and built it as agreed',
      'Can state the others’ argument fairly and helped to make their solution work',
      'States what convinced the team, made the solution better, and agreed with them on how they would notice if it was wrong',
    ],
  },
  {
    competency: 'customer-focus',
    text: 'Tell me about a feature that users did not use as you expected. How did you find out, and what did you do?',
    levels: [
      'Says that users did not understand it, and left it there',
      'Heard about it from somebody else and waited for new instructions',
      'Looked at usage figures or feedback and corrected what was wrong',
      'Watched or asked users, found the reason, and changed the design because of it',
      'Found the reason with users, compared figures before and after the change, and dropped what turned out not to be needed',
    ],
  },
  {
    competency: 'planning',
    text: 'Your estimate turns out to be wrong in the middle of a project. Tell me about a time this happened and how you handled it.',
    levels: [
      'Says that estimates are always wrong, or names no project',
      'Worked longer hours and told nobody until the date had passed',
      'Told the team about the delay and named a new date',
      'Raised the delay early and proposed what could be left out',
      'Raised it as soon as the first sign appeared, offered options with their costs, and estimates differently today because of it',
    ],
  },
  {
    competency: 'quality',
    text: 'How do you decide what to test, and how much? Take a piece of software you worked on as the example.',
    levels: [
      'Leaves testing to others, or says that everything is tested',
      'Tests the usual case by hand before a release',
      'Writes automated tests for the main paths and for bugs that were fixed',
      'Puts most tests where a mistake would cost most, and names such a place',
      'Weighs the cost of a failure against the cost of the test, names what is deliberately untested, and how failures there are noticed',
    ],
  },
  {
    competency: 'safety',
    text: 'Tell me about a security or privacy risk in software you worked on. How did you deal with it?',
    levels: [
      'Can’t name a risk, or says that another department takes care of security',
      'Names a general threat such as hackers, but no place in their own software',
      'Fixed a specific weakness after it was reported',
      'Found a weakness, judged who could be harmed, and closed it',
      'Found it by looking for it, limited what an attacker could reach, and made the same weakness hard to introduce again',
    ],
  },
  {
    competency: 'learning',
    text: 'What is the last technology you had to use without knowing it? How did you get to the point where you could rely on your own work?',
    levels: [
      'Names none, or only lists courses',
      'Copied examples until something worked',
      'Read the documentation and built something small with it',
      'Built a trial, had it reviewed by someone experienced, and learned from the corrections',
      'Found the limits of the technology by experiment, says where they were wrong at first, and wrote down what others need to know',
    ],
  },
  {
    competency: 'adaptability',
    text: 'Tell me about a time when requirements changed after you had built most of a feature. What did you do?',
    levels: [
      'Complains about the change, or describes no action',
      'Started again from the beginning, or added the change without looking at the rest',
      'Asked for the new priorities and adapted the parts concerned',
      'Found out why the change was needed and saved what could be reused',
      'Understood the reason, agreed on the smallest change that served it, and made the part that changes most easy to change',
    ],
  },
  {
    competency: 'pressure',
    text: 'Two urgent problems reach you at the same time: a customer can’t sign in, and a nightly payment job has failed. How do you proceed?',
    levels: [
      'Starts with whatever was mentioned first and gives no reason',
      'Works on both in turns without asking what either costs',
      'Asks how many people each problem affects and chooses one',
      'Compares harm and deadline of both, asks for help with the second, and says so to those waiting',
      'Compares harm, deadline and what can be undone, finds a stopgap for one, hands over the other with the facts, and names the time of the next update',
    ],
  },
  {
    competency: 'integrity',
    text: 'Tell me about a time you found out that your own code had caused a mistake nobody had noticed yet. What did you do?',
    levels: [
      'Says that it never happened, or kept it to themselves',
      'Corrected the mistake quietly with the next change',
      'Told the team and corrected the code',
      'Told the team, found out which data or people were affected, and corrected these as well',
      'Reported it before knowing how bad it was, repaired what was affected, and explained openly how it came about',
    ],
  },
  {
    competency: 'improvement',
    text: 'Tell me about something in your team’s way of working that you made faster or simpler. How do you know that it helped?',
    levels: [
      'Names nothing they changed themselves',
      'Introduced a tool because it was new',
      'Removed a step that annoyed the team',
      'Measured where time was lost before changing anything',
      'Measured before and after, gave up an idea that did not help, and made sure that the change lasted after they moved on',
    ],
  },
  {
    competency: 'expertise',
    text: 'Walk me through a system you know well. Where would it break first under ten times the load?',
    levels: [
      'Names components without saying how they work together',
      'Describes the system, but guesses at a bottleneck without a reason',
      'Names a likely bottleneck and why it would be the first',
      'Names the bottleneck with rough figures and what users would notice',
      'Works out the figures, names the second bottleneck behind the first, and says what they would measure before changing anything',
    ],
  },
  {
    competency: 'leadership',
    text: 'Tell me about a colleague you helped to become better at their work. What did you do, and what can they do now?',
    levels: [
      'Names no colleague, or says that everyone is responsible for themselves',
      'Took over the difficult parts for them',
      'Explained things when asked and reviewed their work',
      'Let them solve real tasks with decreasing help',
      'Agreed with them on what they wanted to learn, gave them responsibility step by step, and names what they now do alone',
    ],
  },
]
