import type { WrittenAnswer } from './written-answer.ts'

/** Answers to the questions of the flow that a new organization starts with, by the ID of the question. */
export const general: Readonly<Record<string, WrittenAnswer>> = {
  'proud-work': {
    strong:
      'I am proud of the new schedule for our reception. Six people had 30 swaps a month, and guests waited because nobody knew who was there. I asked each of them which days matter to them and decided to plan 4 weeks ahead, because most swaps came from late plans. The hard part was the weekend, so I built a rule that takes turns and tested it on the last 3 months. Swaps fell from 30 to 6 a month, waiting times fell by a third, and the other location uses the same plan now.',
    terse: 'A new schedule for the reception. I built it, and swaps fell from 30 to 6 a month.',
    weak: 'I am proud of everything I do. We as a team always delivered good work, and our customers were happy.',
  },
  'went-wrong': {
    strong:
      'I had sent a wrong price list to 60 customers. I noticed it an hour later when I opened the file again. First I stopped the orders in our shop, because each further one would have cost us money. Then I called the 4 customers who had ordered already and wrote to the others before they could plan with it. The cause was that two files had nearly the same name, so I put the date into the name and had a second person open each list before it goes out. In the 2 years since, it has not happened again.',
    terse: 'I sent a wrong price list. I stopped orders, told the customers and changed the file names.',
    weak: 'Most things that go wrong come from other departments. When that happens, I wait until they have solved it.',
  },
  disagreement: {
    strong:
      'A colleague wanted to open our office at 7, and I wanted 9. We argued for a week. Then I asked her what she needed, and it turned out that her 5 largest customers call before 8, while I needed people in the evening. I changed my plan because of that: we split the team, with two early and two late, and tried it for a month. No call was missed, and the evening was covered on 20 of 21 days. We agreed to look at it again each quarter, and we work well together today.',
    terse: 'About opening times. I asked what she needed, and we split the team.',
    weak: 'I had a colleague who was always difficult. He never listened to me, so I stopped talking to him.',
  },
  learning: {
    strong:
      'This year I had to learn how to build pivot tables for our monthly figures. I took the figures of 3 old months and built them again, because then I could compare with the known results. My first two were wrong, since empty rows had been counted as zero. I found that by checking each total and asked a colleague from accounting about it. Now the report takes 30 minutes instead of 4 hours, and I have shown it to 3 others on a page with 6 steps.',
    terse: 'Pivot tables. I built old months again and checked them. The report takes 30 minutes now.',
    weak: 'I learn new things very fast. I am always interested in everything.',
  },
}
