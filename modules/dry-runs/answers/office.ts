import type { WrittenAnswers } from './written-answer.ts'

export const office: WrittenAnswers = {
  ownership: {
    strong:
      'In January I noticed on a Friday that our tax payment of 38,000 had not gone out, and it was due on Thursday. I told my manager within 10 minutes, before anyone had seen it, called the tax office and paid at once. The late fee was 380, and they waived it because I had called. The cause was that the date was only in my calendar and I had been ill. So I set up a shared list with two names for each deadline and a reminder 3 days before. In 14 months nothing has been missed, also when I was away.',
    terse: 'A tax payment was missed. I reported it, paid at once, and set up a shared list.',
    weak: 'The other departments had not sent me their documents in time. It was not my fault.',
  },
  'problem-solving': {
    strong:
      'First I check whether both count the same: the same dates, the same currency, with or without tax. In May sales showed 412,000 and accounting 407,300. Both were net, but sales counted by order date and accounting by invoice date. That explained 4,100. For the remaining 600 I compared the lists by order number and found one credit note that had been entered twice. I corrected it in accounting and not in the report, because the report is built from there. Then I told the two people who had used the reports, and added the date rule to both headings.',
    terse: 'Check whether both count the same. Then I compared by order number and found a double entry.',
    weak: 'I would take the one that looks more plausible and use that.',
  },
  communication: {
    strong:
      'I had to explain the new travel rules to 60 colleagues. I wrote one page with 4 examples, because the regulation has 18. Before sending it I let a colleague from sales read it, and she thought that breakfast was always deducted. So I changed the sentence and also the form, which now asks for breakfast with yes or no. Before, I got about 25 questions a month, and after it 6. Wrong claims fell from a third to 1 in 20.',
    terse: 'One page with 4 examples, tested with a reader. Questions fell from 25 to 6 a month.',
    weak: 'I forwarded the regulation to everyone. It is all in there.',
  },
  collaboration: {
    strong:
      'A colleague from purchasing sent me invoices without an order number, about 15 a month. I went to him and asked how they reach him, because I did not want to guess. He got them by post and without the number, too. We met with his manager and mine for 20 minutes and agreed that suppliers send them by e-mail with the number, and that I need only 3 of the 7 fields I had asked for. We tested it with 5 suppliers for a month. Now 1 or 2 a month are incomplete.',
    terse: 'I asked how the invoices reach him. We agreed on three fields, and it is 1 or 2 a month now.',
    weak: 'I complained to my colleagues about it. Some people never learn.',
  },
  'customer-focus': {
    strong:
      'A new colleague from abroad needed 5 forms for his first salary, and he did not know half of the words. I sat with him for 30 minutes, filled in what we knew, and called the health insurance for him, because otherwise he would have been paid a month later. He got his money on time. I saw that this concerned 8 people a year, so I asked our payroll office which forms are needed, and 2 of the 5 were not. I made one sheet in English out of the other 3, and it takes 10 minutes now.',
    terse: 'I helped a new colleague with 5 forms and made one sheet out of them.',
    weak: 'The process is the same for everyone, and that is only fair.',
  },
  planning: {
    strong:
      'I list all steps with who waits for them. At the last month-end there were 34, and the bank statements held up 11 others, so they came first. I had moved 6 steps, such as the checks of rent, into the week before, because they do not change. I kept 2 hours free each day, and used them when a report had to be made again. We closed on day 4 instead of day 6. What I changed afterwards: travel costs are now due on the 25th, since they were the last to arrive.',
    terse: 'I list the steps and do first what holds up others. We closed on day 4 instead of 6.',
    weak: 'At month-end I stay longer until everything is done. That is just how it is.',
  },
  quality: {
    strong:
      'My most frequent mistake is swapped digits, I counted 7 in half a year. So I built a sum of digits into the sheet, and a cell turns red if it does not fit the bank file. Names I compare with the contract and not with the e-mail, because e-mails often have nicknames. In September the check found a payment of 5,410 instead of 4,510 before it went out. For the rest I let 30 minutes pass and look again at amounts above 1,000. Since the check there was no wrong payment in 11 months.',
    terse: 'Swapped digits. A sum of digits in the sheet found a wrong payment in September.',
    weak: 'I work very carefully and concentrate, so there are hardly any mistakes.',
  },
  safety: {
    strong:
      'I do not pay. I call the manager at the number from our directory and never at the one in the e-mail. It happened last year: 18,400 to a new account, by 3 that afternoon, in his name. He was in a meeting, so I had him called out, because the hurry itself was suspicious. He knew nothing of it. I sent the e-mail to IT and the bank within 15 minutes and wrote to the other 4 who can pay. One of them had got the same. We agreed after that that a new account always needs a call back.',
    terse: 'I call the manager at the known number, pay nothing and warn the others.',
    weak: 'If it comes from my manager, I pay it. It is not my place to question that.',
  },
  learning: {
    strong:
      'Last year electronic invoices became mandatory for us. I read the guide of the authority and found 4 questions that it did not answer, for example about corrections. I asked our auditor and the hotline, and one of the answers differed, so I got it in writing. I sent 10 test invoices to two customers, and 3 were refused because of a missing reference. After that all were accepted. I wrote 3 pages with pictures for the team of 5, and 480 invoices went out without a rejection.',
    terse: 'Electronic invoices. I asked the auditor, sent 10 tests and wrote instructions.',
    weak: 'Nothing was really new last year. The programs are always similar.',
  },
  adaptability: {
    strong:
      'When we introduced a new accounting program, I was responsible for suppliers. For 2 months I ran both side by side and compared the totals each Friday, because I did not want to find out at the year-end. In week 3 they differed by 1,260: the new one rounded discounts. I showed 14 examples to the vendor, and they corrected it within 10 days. I also helped 3 colleagues with their first postings. We switched off the old one on the planned day with no open difference.',
    terse: 'I ran both programs side by side and found a rounding error. The vendor corrected it.',
    weak: 'The new system was much worse than the old one. Nobody had asked us.',
  },
  pressure: {
    strong:
      'I look up and say to all three that I will be with them in a minute. Then I decide by what cannot be repaired: the thing with 20 minutes goes first. On Friday it was a tender that closed at noon. I asked whether one of the three could not wait, and she had a visitor at the gate, so I gave that to my colleague with the name and the badge. To the other two I gave a time, 12:15, and the phone went to the colleague. The tender was in at 11:52. At 12:15 I was at their desks, because I had promised it.',
    terse: 'The thing with 20 minutes first, the visitor to a colleague, and a time for the others.',
    weak: 'I take whoever is the most impatient first, so that it gets quieter.',
  },
  integrity: {
    strong:
      'I say that I cannot tell them, in a friendly way, and I do not say whether I know it. A good friend from sales once asked what the new manager earns. It was hard, because we have lunch together each day. I told her that I would protect her salary in the same way. I named the right way: she can ask for the pay band of her own position, and I gave her the form. She asked a second time, so I said that I have to tell my manager if it goes on. It stopped, and she got her answer about the band in 2 weeks.',
    terse: 'I say no and name the right way. A friend once asked, and it was hard.',
    weak: 'If I know them well, I would tell them in confidence. They will not pass it on.',
  },
  improvement: {
    strong:
      'Each month I made a report of 22 pages, which took 9 hours. I asked the 6 readers what they use it for: two did not read it at all, and the others used 3 tables. I removed the rest and had these 3 built from the system, with a check that the total equals the balance. It takes 40 minutes now. I wrote one page about how it works, and my colleague made it alone in August when I was on holiday. Nobody has asked for the old pages in a year.',
    terse: 'A report of 22 pages became 3 tables. 40 minutes instead of 9 hours.',
    weak: 'Nothing changed because of me. Our tasks are mostly given.',
  },
  expertise: {
    strong:
      'Take an invoice: it arrives, is scanned, compared with order and delivery, approved by two people, paid and filed. The comparison is there because we pay only for what came, and the second approval so that nobody pays themselves. Mistakes arise when the delivery note is missing, about 8 of 100. The third signature below 500 was useless, since it was given without looking, and we dropped it. What was missing was a check for double invoices. I built one by supplier and amount, and it found 5 in the first year, 7,900 in all, before they left the house.',
    terse: 'Scan, compare, approve, pay, file. A check for double invoices found 5 in a year.',
    weak: 'I get the invoice and enter it, then it goes on to the next person.',
  },
  leadership: {
    strong:
      'Two weeks before, I write down the tasks by day, with where the files are and what to do if something is different. Then I let my colleague do 2 days alone from that paper, while I sit next door. Last summer she got stuck at 5 points, because I had left out what I do without thinking, and I corrected them. I also had her get the right to sign up to 2,000, since instructions alone do not help. When I came back I asked what was missing: one password list. All 14 deadlines had been met.',
    terse: 'I write it down, she tries it alone for 2 days, and she gets the right to sign.',
    weak: 'I hope that nothing urgent comes up in those weeks. Otherwise they can call me.',
  },
}
