// How requirements join what they ask for, in English, German, French and Spanish. For folded texts.

export const CONNECTOR =
  /\s(?:and\/or|or|oder|ou|o|u|bzw\.?|beziehungsweise)\s|\s?\/\s?|\s?\((?:e\.g\.?|z\.b\.?|p\. ?ex\.?|such as|like|especially|ideally|preferably)?\s?|,?\s(?:and|und|et|y|e|sowie|as well as|ainsi que|asi como|&)\s|,?\s(?:especially|particularly|in particular|insbesondere|vor allem|notamment|en particulier|especialmente|sobre todo)\s|,\s(?:ideally|preferably|or|oder|ou|o)?\s?|[;:]\s|\s(?:such as|like|e\.g\.|for example|z\.\s?b\.|par exemple|por ejemplo)\s/gu

export const OR =
  /\bor\b|\boder\b|\bou\b|\bo\b|\bu\b|bzw|beziehungs|\/|\(|:|especially|particular|insbesondere|vor allem|notamment|en particulier|especialmente|sobre todo|ideally|preferably|such as|like|e\.g|for example|z\.\s?b|par exemple|por ejemplo/u

/** "Interpretación consecutiva o de enlace": what begins so is about the noun before it. */
export const DEPENDENT = /^(?:de|del|d'|en|of|for|von|für|pour|para|zur|zum)\s/iu

/** "Reading and updating diagrams": two activities with one object are one part. */
export const ACTIVITY_WORD =
  /^[\p{L}'-]{1,20}(?:ing|ung|tion|sion|ment|age|cion|ado|ar|er|ir|ieren|en)(?: up| out| on| off)?$/u

export const WITH_OBJECT =
  /^[\p{L}'-]{1,20}(?:ing|ung|tion|sion|ment|age|cion|ado|ar|er|ir|ite|ieren)(?: up| out| on| off)?\s(?!and |or |und |oder |et |ou |y |o )\p{L}/u

/** "Viajes corporativos", "soins palliatifs": an adjective behind its noun. */
export const ADJECTIVE_AFTER =
  /^\s(?<word>[\p{L}-]{3,26}(?:iv[oa]s?|ales|ic[oa]s?|ari[oa]s?|iques?|elles?|aux|ifs?|ives?|aires?))(?!\p{L})/u
