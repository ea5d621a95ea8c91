import './server/tables.ts'

export { endFeed } from './server/own-feed.ts'
