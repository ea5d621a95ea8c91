import { locale } from '#platform/locale/locale.ts'
import type { Review } from '../contract.ts'
import { scorecardWords as words } from '../words/scorecard.ts'

/** The scorecards of the rest of the team. */
export function TeamScorecards({ cards, criteria }: { cards: Review['scorecards']; criteria: Review['criteria'] }) {
  if (cards.length === 0) return null
  return (
    <section className="mt-7">
      <h2 className="font-medium">{words.team}</h2>
      <ul className="mt-3 grid gap-3">
        {cards.map(card => (
          <li key={card.admin_id} className="card px-4 py-3">
            <p className="flex flex-wrap justify-between gap-2">
              <span className="font-medium">{card.admin_name}</span>
              {card.recommendation && <span>{words.recommendations[card.recommendation]}</span>}
            </p>
            <p className="mt-1 text-13 text-text-2">
              {locale.parts(
                criteria
                  .map(({ key, name }) => {
                    const level = card.ratings[key]
                    return level && words.rating(name, level)
                  })
                  .filter(one => typeof one === 'string'),
              )}
            </p>
            {card.note && <p className="mt-1 text-13 whitespace-pre-wrap">{card.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
