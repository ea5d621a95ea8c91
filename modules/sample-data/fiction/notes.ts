/** What recruiters noted about people of the sample. */
export const sampleNotes: Readonly<Record<string, string>> = {
  'Noor Haddad': 'Called on Tuesday. Wants to know how on-call weeks are paid before the interview.',
  'Adaeze Okonkwo': 'Her seat map works on a very slow connection. Ask how she would test that here.',
  'Rosa Quispe': 'Could move to Leipzig within two months. Relocation support would help.',
  'Yusuf Demir': 'Knows two of our shift leads from his last company. Reference calls are fine with him.',
  'Amina Warsame': 'Very clear about her mistake with the replacement bus. I would like the team to meet her.',
  'Katarzyna Nowak': 'Prefers interviews after 16:00 because of her shifts.',
  'Rita Campos': 'Has another offer with an answer due next week.',
}
