/**
 * Answers without content, generated: formulas, buzzwords, and echoes of the question and of the scale, in four languages. No
 * element may be found in them. The halves have different templates and vocabulary, so that rules made for one are measured on
 * the other.
 */
type Half = 'development' | 'held-out'
type Language = 'en' | 'de' | 'fr' | 'es'

export interface Filler {
  language: Language
  question: string
  competency: string
  levels: readonly string[]
  text: string
}

interface Asked {
  language: Language
  text: string
  competency: string
  levels: readonly string[]
}

/** `@verb` and `@noun` take a word of the lists below, `@number` a number, `@topic` the competency. */
interface Material {
  sentences: readonly string[]
  verb: readonly string[]
  noun: readonly string[]
}

const MATERIAL: Record<Half, Record<Language, Material>> = {
  development: {
    en: {
      sentences: [
        'I decided that because it mattered.',
        'As a result it went from @number to @number.',
        'I @verb the @noun and I took action at once.',
        'Because the @noun was important, I @verb it.',
        'Since then I have always @verb the @noun.',
        'In the end the result was very positive for everyone.',
        'I learned a lot from it and improved by @number percent.',
        'My focus is always on @noun, @noun and @noun.',
        'For me, @topic means @noun and @noun.',
        'Last year there was a difficult situation and I handled it successfully.',
      ],
      verb: ['analysed', 'improved', 'handled', 'optimised', 'solved', 'prioritised', 'communicated', 'implemented'],
      noun: ['process', 'quality', 'communication', 'solution', 'teamwork', 'problem', 'strategy', 'efficiency'],
    },
    de: {
      sentences: [
        'Ich habe das so entschieden, weil es wichtig war.',
        'Dadurch ist es von @number auf @number gestiegen.',
        'Ich habe @noun @verb und sofort gehandelt.',
        'Seitdem habe ich @noun immer @verb.',
        'Am Ende war das Ergebnis für alle sehr positiv.',
        'Ich habe sehr viel daraus gelernt und mich um @number Prozent verbessert.',
        'Bei mir stehen @noun, @noun und @noun im Mittelpunkt.',
        'Letztes Jahr gab es eine schwierige Situation, und ich habe sie erfolgreich gelöst.',
      ],
      verb: ['verbessert', 'analysiert', 'optimiert', 'gelöst', 'umgesetzt', 'kommuniziert'],
      noun: ['die Qualität', 'den Prozess', 'die Kommunikation', 'die Lösung', 'die Zusammenarbeit', 'die Effizienz'],
    },
    fr: {
      sentences: [
        "J'ai décidé cela parce que c'était important.",
        'Résultat, on est passé de @number à @number.',
        "J'ai @verb @noun et j'ai agi tout de suite.",
        "Depuis, j'ai toujours @verb @noun.",
        'Au final le résultat a été très positif pour tout le monde.',
        "J'ai beaucoup appris et j'ai progressé de @number pour cent.",
        'Pour moi, @noun, @noun et @noun sont essentiels.',
        "L'année dernière il y a eu une situation difficile et je l'ai gérée avec succès.",
      ],
      verb: ['amélioré', 'analysé', 'optimisé', 'résolu', 'priorisé', 'communiqué'],
      noun: ['la qualité', 'le processus', 'la communication', 'la solution', 'le travail en équipe', "l'efficacité"],
    },
    es: {
      sentences: [
        'Lo decidí así porque era importante.',
        'Como resultado pasó de @number a @number.',
        'Yo @verb @noun y actué de inmediato.',
        'Desde entonces siempre cuido @noun.',
        'Al final el resultado fue muy positivo para todos.',
        'Aprendí muchísimo y mejoré un @number por ciento.',
        'Para mí, @noun, @noun y @noun son fundamentales.',
        'El año pasado hubo una situación difícil y la gestioné con éxito.',
      ],
      verb: ['mejoré', 'analicé', 'optimicé', 'resolví', 'prioricé', 'comuniqué'],
      noun: ['la calidad', 'el proceso', 'la comunicación', 'la solución', 'el trabajo en equipo', 'la eficiencia'],
    },
  },
  'held-out': {
    en: {
      sentences: [
        'There was a challenge and I rose to it, since that is what the job demands.',
        'The reason for my choice was that it was the right thing to do.',
        'Thanks to my @noun, satisfaction doubled from @number to @number.',
        'I @verb every @noun with full commitment.',
        'Afterwards things were better than before, and we now work better together.',
        'What changed is that I @verb my @noun.',
        'The outcome exceeded all expectations by @number percent.',
        'I believe in @noun, in @noun and above all in @noun.',
        'When it comes to @topic, I give everything and never give up.',
        'One day there was an important task, and I completed it on time because I am reliable.',
      ],
      verb: ['managed', 'developed', 'supported', 'coordinated', 'achieved', 'delivered', 'enhanced', 'organised'],
      noun: ['leadership', 'values', 'performance', 'responsibility', 'goals', 'expertise', 'trust', 'flexibility'],
    },
    de: {
      sentences: [
        'Es gab eine Herausforderung, und ich habe sie angenommen, denn das gehört zu meinen Aufgaben.',
        'Der Grund für meine Entscheidung war, dass es das Richtige war.',
        'Dank @noun hat sich die Zufriedenheit von @number auf @number verdoppelt.',
        'Ich habe @noun mit vollem Einsatz @verb.',
        'Danach war alles besser als vorher, und heute arbeiten wir besser zusammen.',
        'Das Resultat hat alle Erwartungen um @number Prozent übertroffen.',
        'Ich glaube an @noun, @noun und vor allem an @noun.',
        'Eines Tages gab es eine wichtige Aufgabe, und ich habe sie pünktlich erledigt.',
      ],
      verb: ['unterstützt', 'koordiniert', 'entwickelt', 'erreicht', 'organisiert', 'gefördert'],
      noun: ['Führung', 'Werte', 'Leistung', 'Verantwortung', 'Ziele', 'Vertrauen'],
    },
    fr: {
      sentences: [
        "Il y a eu un défi et je l'ai relevé, car cela fait partie de mon travail.",
        "La raison de mon choix, c'est que c'était la bonne chose à faire.",
        'Grâce à @noun, la satisfaction a doublé, de @number à @number.',
        "J'ai @verb @noun avec un engagement total.",
        "Ensuite tout allait mieux qu'avant, et maintenant nous travaillons mieux ensemble.",
        'Le résultat a dépassé toutes les attentes de @number pour cent.',
        'Je crois en @noun, en @noun et surtout en @noun.',
        "Un jour il y a eu une tâche importante et je l'ai terminée à temps.",
      ],
      verb: ['soutenu', 'coordonné', 'développé', 'atteint', 'organisé', 'valorisé'],
      noun: ['le leadership', 'les valeurs', 'la performance', 'la responsabilité', 'les objectifs', 'la confiance'],
    },
    es: {
      sentences: [
        'Hubo un reto y lo asumí, ya que forma parte de mi trabajo.',
        'La razón de mi elección fue que era lo correcto.',
        'Gracias a @noun, la satisfacción se duplicó de @number a @number.',
        'Yo @verb @noun con total compromiso.',
        'Después todo fue mejor que antes, y ahora trabajamos mejor juntos.',
        'El resultado superó todas las expectativas en un @number por ciento.',
        'Creo en @noun, en @noun y sobre todo en @noun.',
        'Un día hubo una tarea importante y la terminé a tiempo.',
      ],
      verb: ['apoyé', 'coordiné', 'desarrollé', 'alcancé', 'organicé', 'impulsé'],
      noun: ['el liderazgo', 'los valores', 'el rendimiento', 'la responsabilidad', 'los objetivos', 'la confianza'],
    },
  },
}

/** Numbers between 0 and 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Generates answers without content for the questions of a half. */
export function fillers(half: Half, questions: readonly Asked[], count: number): Filler[] {
  const next = random(half === 'development' ? 11 : 47)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map(item => ({ item, key: next() }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ item }) => item)
  const fill = (sentence: string, material: Material, topic: string) =>
    sentence
      .replace(/@verb/gu, () => pick(material.verb))
      .replace(/@noun/gu, () => pick(material.noun))
      .replace(/@number/gu, () => String(1 + Math.floor(next() * 99)))
      .replace(/@topic/gu, topic)
  return Array.from({ length: count }, (_, i) => {
    const { language, text: question, competency, levels } = questions[i % questions.length]!
    const material = MATERIAL[half][language]
    const formulas = (most: number) =>
      shuffled(material.sentences)
        .slice(0, 2 + Math.floor(next() * most))
        .map(sentence => fill(sentence, material, competency))
    const parts = [
      () => formulas(5),
      () => [question.replace(/\?/gu, '.'), ...formulas(2)],
      () => [...shuffled(levels).slice(0, 2), ...formulas(2)],
      () => shuffled(levels).slice(0, 3),
    ][i % 4]!()
    const written = parts.join(' ')
    const text = next() < 0.3 ? written.toLowerCase().replace(/[.,;:]/gu, '') : written
    return { language, question, competency, levels, text }
  })
}
