import './server/tables.ts'

export { notificationsById, type NotificationRow } from './server/notifications.read-model.ts'
export { notificationRows } from './server/row-mover.ts'
