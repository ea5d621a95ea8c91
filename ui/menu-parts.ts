import { DropdownMenu } from 'radix-ui'

/** The parts of a menu, in their own file, because these 35 kB load only when a menu is first needed. */
export const { Root, Trigger, Portal, Content, Item, Separator, Label, RadioGroup, RadioItem, ItemIndicator } =
  DropdownMenu
