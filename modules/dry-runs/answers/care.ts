import type { WrittenAnswers } from './written-answer.ts'

export const care: WrittenAnswers = {
  ownership: {
    strong:
      'On a night shift I gave a resident her evening tablets twice, because the first dose was not signed. I noticed it within 20 minutes when I counted. I measured her blood pressure, called the doctor at once and stayed with her for 2 hours. I told her and her daughter the next morning what had happened. Then I reported it, and in our team we changed the rule: the dose is signed at the bed and not at the desk. In the year since, it has not happened again on our ward.',
    terse: 'I gave tablets twice. I called the doctor, told the daughter, and we changed how we sign.',
    weak: 'Nothing has gone wrong with me so far. There are colleagues who are less careful.',
  },
  'problem-solving': {
    strong:
      'I first think of what is dangerous: pain, swallowing, fever, or not drinking. With Mr Adler last winter I looked into his mouth, asked about pain and measured his temperature, and all was normal. Then I tried small changes, because he had eaten well until Tuesday: another place, soft food, his own cup. He ate when he sat by the window, since the new neighbour at the table had frightened him. I wrote down the amounts for 3 days, and I would have called the nurse if he had drunk less than a litre.',
    terse: 'I check pain, mouth and fever first, then try small changes and write down the amounts.',
    weak: 'I would try to convince them that they have to eat. If they do not want to, I take the plate away.',
  },
  communication: {
    strong:
      'I sit down in front of her, on the side of the better ear, and ask what she is afraid of. A lady last month feared that the camera would be put in while she was awake. I said in short sentences that she will sleep for about 15 minutes, and I showed her the room and the thin tube, because hearing alone was not enough. I asked her to tell me in her words what happens, and corrected one thing. We agreed that she lifts her hand if it should stop. She was calm, and the doctor needed only 10 minutes.',
    terse: 'I sit in front of her, ask what she fears, use short sentences and agree on a sign to stop.',
    weak: 'I speak louder and explain that the gastroscopy is a routine examination and that there is nothing to worry about.',
  },
  collaboration: {
    strong:
      'A good handover for me takes 10 minutes, at the bed, and starts with what has changed. One evening nobody mentioned that a man had fallen in the afternoon. I noticed a fresh bruise when I turned him and asked, because he takes blood thinners. I called the colleague at home and the doctor, and they checked his head within the hour. Nothing had happened. In the next meeting we agreed on three fixed questions at each handover, falls, fever and new medicine, and since then 2 such gaps were found in time.',
    terse: 'At the bed, with what changed. A fall was missing once. I asked, and we added three questions.',
    weak: 'Everything is in the records anyway, so a handover does not have to be long.',
  },
  'customer-focus': {
    strong:
      'A man of 84 was supposed to be washed at 7, and he wanted to sleep until 9 as he had all his life. I asked him what mattered to him and explained in plain words that his dressing would then wait for 2 hours, which carries a small risk. He decided for 9. I spoke with the nurse, because the plan has to fit, and we moved his dressing and two other baths. The plan was changed and signed by him. He was less restless at night, and we needed his sleeping pill 3 times a month instead of 12.',
    terse: 'He wanted to sleep until 9. I explained the risk and had the plan changed.',
    weak: 'The care plan is made by the professionals, so I follow it. Otherwise everyone would want something else.',
  },
  planning: {
    strong:
      'I take 5 minutes with my colleague before we begin and order the six by risk. First the insulin at 7 and the man who may fall when he gets up alone, then those with an appointment. We agreed last time to postpone two showers to the afternoon, because a wash at the basin was enough, and we asked both people. I still close the door and explain each step, since a lack of time is no reason for less dignity. At the end I wrote down the 2 showers that were not done, and the late shift did them.',
    terse: 'By risk. Insulin and the fall risk first, two showers to the afternoon, and I write it down.',
    weak: 'I go from room to room as always and try to be faster.',
  },
  quality: {
    strong:
      'I compare name, date of birth and photo with the list at the bed, each time, and I say the medicine aloud. In May two ladies with the same surname were on our ward. When I said the name of the tablet, the lady said that she had never taken it, and I stopped because she was right: the cups had been swapped in the cupboard. I reported the near miss, although nothing had happened. We now put a coloured mark on equal surnames, and in 10 months there was no second case.',
    terse: 'Name, date of birth and photo at the bed. I stopped once because two cups were swapped.',
    weak: 'I know the people on my ward very well, so I do not mix them up.',
  },
  safety: {
    strong:
      'I saw that Mrs Lind held on to the curtain on the way to her bathroom at night. She had not fallen yet. I walked the way with her and asked what was hard, and it was the last 2 metres in the dark. Together we moved the chair, put up a night light and a rail, and she chose the shoes. I looked again after 4 days, because such things are often put back, and the chair was in the way again. So I marked its place on the floor. She has not fallen in 7 months.',
    terse: 'She held on to the curtain at night. We put up a light and a rail, and I checked after 4 days.',
    weak: 'Falls happen with old people, you cannot really prevent that. There was no such case on my ward.',
  },
  learning: {
    strong:
      'In a course on dementia I learned to step into the picture of the person and not to correct them. Before, I told a lady each evening that her mother had died, and it took us an hour to calm her. I tried to ask her about her mother instead, for two weeks, and wrote down how long it took: 15 minutes on average instead of 60. She also slept through on 9 of 14 nights. I showed the notes to my 5 colleagues, and now we all do it, because it spares her the grief.',
    terse: 'Not to correct people with dementia. Evenings took 15 minutes instead of 60.',
    weak: 'We have our yearly training in fire safety and hygiene. I attended both.',
  },
  adaptability: {
    strong:
      'At 10 in the morning a resident collapsed, and two of us were with her until the ambulance came. I took one minute and ordered the rest by risk: 2 people with insulin, one in the bath, the others could wait. I asked the kitchen assistant to sit with the man in the bath and call me, because he must not be alone. The washing of three people moved to the afternoon, and I told each of them why. Nobody missed a medicine. The next day we talked it over, and since then an emergency has one person who looks after the others.',
    terse: 'A collapse at 10. I ordered the rest by risk, asked the kitchen for help, and nobody missed medicine.',
    weak: 'Once there was an emergency and everything was chaotic, and we had no break at all, which was really annoying.',
  },
  pressure: {
    strong:
      'A man with dementia stood in the corridor with his stick raised. I stopped 2 metres away, put my hands down and spoke quietly with his name. I asked the others to go into the room behind me, because his eyes went to them. I said that I saw that he was looking for the door and offered to go with him, and after about a minute he lowered the stick. I did not touch him. Afterwards I wrote down that it began with the noise of the vacuum cleaner, and we agreed to clean while he is in the garden. It happened once in the 5 months since.',
    terse: 'I kept my distance, spoke quietly and sent the others away. The trigger was the vacuum cleaner.',
    weak: 'I held his arms until he calmed down and told him that he must not behave like that.',
  },
  integrity: {
    strong:
      'I go to the table and say quietly that we can be heard here, so that it stops at once. Last year a nurse told a story with the name of a patient, and a visitor sat 2 metres away. Afterwards I spoke with her alone, and she had not noticed it. I explained that the patient could be recognized. Because the visitor had heard the diagnosis, I told her that it has to go to the ward manager and offered to go together, and we did so the same day. We now have a room for such talks, and I have not heard a name since.',
    terse: 'I stop it at once, speak with the colleague alone, and report it if others have heard it.',
    weak: 'Everyone talks about patients in the break. As long as nobody complains, I would not say anything.',
  },
  improvement: {
    strong:
      'Our residents waited up to 30 minutes for breakfast at their places. I suggested that they come when they are ready and that we keep a buffet open from 7:30 to 9:30. In the first week it took us 20 minutes more, because everyone needed help with the coffee. So I put it into small cans, and then it cost no more time. Two people who had eaten almost nothing gained about 2 kilos in 3 months. That was two years ago, and the buffet is still there.',
    terse: 'An open breakfast from 7:30 to 9:30. People wait less and eat better.',
    weak: 'The management has renovated the dining room, which is nicer now. I had nothing to do with it.',
  },
  expertise: {
    strong:
      'I look for what is different from yesterday: breathing, skin, alertness, drinking. A man of 79 was only quieter than usual and had cold hands. I measured: pulse 112, temperature 38.4 and 24 breaths a minute. I called the doctor with exactly these numbers and said that it had changed within 3 hours. He wanted to wait until the evening. I insisted, because two of the values were signs of sepsis, and asked him to come or to send an ambulance. It was a beginning sepsis, and he was home again after 9 days.',
    terse: 'I compare with yesterday, measure pulse, temperature and breathing, and insist if needed.',
    weak: 'People usually say when they are not feeling well, and then I tell the nurse.',
  },
  leadership: {
    strong:
      'I guided a trainee for 4 months. Before each new task I asked her to explain to me what she does and why, and where she would stop. She washed people alone after 3 weeks, because she explained it well and named her limits herself. Giving insulin I held back until week 12, since she had twice forgotten to ask whether the person had eaten. We practised exactly that. She did it 10 times next to me without a mistake and then alone. Today she has finished her training and guides others.',
    terse: 'She explained each task to me first. Insulin came last, after 12 weeks.',
    weak: 'I let the trainees watch me. They learn the most by watching.',
  },
}
