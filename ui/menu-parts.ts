import { DropdownMenu } from 'radix-ui'

/** The working parts of a menu, in a file of their own: 35 kB that a page fetches when a menu is first wanted. */
export const { Root, Trigger, Portal, Content, Item, Separator, Label, RadioGroup, RadioItem, ItemIndicator } =
  DropdownMenu
