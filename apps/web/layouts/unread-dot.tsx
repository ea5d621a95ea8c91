/** On the bell, if there is something unread. Its label says how much. */
export const UnreadDot = () => (
  <span aria-hidden="true" className="pointer-events-none absolute top-1 right-1 size-2 rounded-full bg-brand" />
)
