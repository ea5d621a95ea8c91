import type { StructureLanguage } from './language.ts'
import { type Phrases, phrases } from './phrases.ts'

/** What did not happen or is not known: wishes, hopes, conditions, guesses. It is no result and no change. */
export const UNREAL: Record<StructureLanguage, Phrases> = {
  en: phrases(
    'en',
    `
    would|would love|would like|hopefully|i hope|we hope|hoping that|hoping for|i wish|i am planning|we are planning|we plan|i plan|planning to|planned to|one day i|some day|someday|in future i|i am looking forward|i want to become|maybe|perhaps|probably|i guess|i suppose|i assume|i do not know|i did not see|do not actually know|i never heard|never found out|no idea|could not say|not sure what|i imagine|supposed to|should be|should have|could have|might have|must have|if i ever|if it was|if it were|if there was`,
  ),
  de: phrases(
    'de',
    `
    wuerd*|waer*|koennt*|muesst*|duerft*|moecht*|hoffentlich|ich hoffe|wir hoffen|hoffe ich|ich wunsche|ich wunsch*|geplant|ich plane|wir planen|irgendwann mal|eines tages|vielleicht|wahrscheinlich|vermutlich|keine ahnung|weiss ich nicht|ich weiss nicht|nicht mehr mitbekommen|nicht mitbekommen|nicht mehr erfahren|soll angeblich|angeblich|musste man|sollte man|sollten wir|falls|ich finde|finde ich|find ich|ich find|meiner meinung`,
  ),
  fr: phrases(
    'fr',
    `
    j espere|nous esperons|on espere|esperons|j aimerais|j aimerai|je voudrais|je souhaite|je souhaiterais|j adorerais|on aimerait|nous aimerions|serait|seraient|pourrait|pourraient|devrait|devraient|faudrait|il faudrait|voudrait|peut etre|sans doute|probablement|je ne sais pas|je sais pas|je ne connais pas|je connais pas|aucune idee|je suppose|un jour peut|prevu de|on prevoit|je pense que|je trouve que|a mon avis|si un jour`,
  ),
  es: phrases(
    'es',
    `
    espero|esperamos|ojala|me gustaria|nos gustaria|me encantaria|quisiera|quisieramos|seria|serian|podria|podrian|deberia|deberian|habria que|tendria|tendrian|quizas|quiza|tal vez|a lo mejor|probablemente|supongo|no se que|no se si|no se como|no lo se|ni idea|no me entere|no llegue a|algun dia|si algun dia|tenemos pensado|pienso que|creo que|yo creo|me parece`,
  ),
}
