import './server/tables.ts'

export { handOverTodos } from './server/hand-over.ts'
export { listTodos } from './server/list-todos.ts'
export { countTodosOf } from './server/queries.ts'
export { type OwnTodoRow, ownTodos, todosOf } from './server/todos.read-model.ts'
export { todoRows } from './server/row-mover.ts'
