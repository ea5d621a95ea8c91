import type { PresenceWeights } from './presence-features.ts'

// Made by bench/train-elements.ts from the labelled answers.

/** Of the answers that these weights were learned from. */
export const LEARNED_FROM = '1931ef8947af395b'

/** In the order of PRESENCE_FEATURES. */
export const PRESENCE_WEIGHTS: PresenceWeights = {
  situation: [
    -0.29, 0.69, 0.96, 0.98, -0.01, -0.32, -0.12, -0.01, -0.14, -0.11, -0.05, -0.02, 0.09, -0.12, -0.05, -0.04, 0.31,
    0.72,
  ],
  own_action: [
    -0.2, 0.71, 0.89, 0.91, -0.03, -0.22, -0.14, 0.07, -0.09, -0.21, -0.02, -0.01, 0.0, -0.09, 0.02, -0.03, 0.34, 0.68,
  ],
  reasoning: [
    -0.23, 0.73, 0.91, 0.97, -0.02, -0.3, 0.07, 0.12, -0.06, -0.09, 0.01, -0.04, 0.0, -0.1, -0.25, -0.14, 0.17, 0.6,
  ],
  result: [
    -0.17, 0.65, 0.85, 0.86, 0.0, -0.13, 0.04, 0.01, -0.01, 0.05, 0.09, -0.01, 0.0, -0.07, -0.19, -0.08, 0.18, 0.62,
  ],
  figures: [
    -0.09, 0.93, 1.09, 1.11, 0.01, -0.14, 0.03, 0.09, 0.05, 0.03, 0.08, -0.01, 0.0, 0.05, -0.21, -0.03, 0.27, 0.62,
  ],
  change: [
    -0.13, 1.12, 0.89, 0.91, -0.0, -0.21, -0.06, -0.04, -0.03, -0.09, 0.16, -0.02, 0.0, 0.05, -0.1, 0.01, 0.18, 0.31,
  ],
}
