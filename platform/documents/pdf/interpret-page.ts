import { parseColor } from '../color.ts'
import type { Color } from '../color.ts'
import type { PageDrawing, Paint, Run } from './drawing.ts'
import { IDENTITY, intersect, multiply } from './geometry.ts'
import type { Box, Matrix, Point } from './geometry.ts'
import { initialState, TextCursor } from './graphics-state.ts'
import type { Font, Glyph, GraphicsState } from './graphics-state.ts'
import { boxOutline, outlineBox, outlinesOf, unitSquare } from './path.ts'
import { type Rule, rulesIn } from './rules.ts'
import { showText } from './show-text.ts'

export type Operators = { fnArray: number[]; argsArray: unknown[] }

export type PageContext = {
  /** Number of an operator by its name (pdf.js's OPS). */
  ops: Record<string, number>
  page: Box
  /** From the PDF's coordinates to ours. */
  map: Matrix
  font: (name: string) => Font
  layerVisible: (group: unknown) => boolean
  /** Whether an image of this name is known to be opaque. */
  solidPicture: (name: unknown) => boolean
}

type Handler = (...args: never[]) => void

/** More areas than this on one page are a drawing. Text over a drawing counts as visible. */
const MOST_PAINTS = 20_000
/** A page with more lines than this is a drawing, too. */
const MOST_RULES = 2_000

/** Interprets the drawing commands of one page and records every text run and every painted area, in order. */
export class PageInterpreter {
  readonly #context: PageContext
  readonly #runs: Run[] = []
  readonly #paints: Paint[] = []
  readonly #rules: Rule[] = []
  readonly #handlers: Map<number, Handler>
  readonly #stack: GraphicsState[] = []
  readonly #layers: boolean[] = []
  #cursor = new TextCursor()
  #state: GraphicsState
  #clipNext = false
  #order = 0

  constructor(context: PageContext) {
    this.#context = context
    this.#state = initialState(context.map, context.page)
    const named = Object.entries({ ...this.#stateHandlers(), ...this.#textHandlers(), ...this.#paintHandlers() })
    this.#handlers = new Map(named.map(([name, handler]) => [context.ops[name] ?? -1, handler as Handler]))
  }

  play(operators: Operators): PageDrawing {
    for (const [index, operator] of operators.fnArray.entries()) {
      this.#order = index
      const args = operators.argsArray[index]
      this.#handlers.get(operator)?.(...((Array.isArray(args) ? args : []) as never[]))
    }
    return { runs: this.#runs, paints: this.#paints, rules: this.#rules, page: this.#context.page }
  }

  #save = (): void => {
    // Ten thousands of nested saves are an attack on the memory, not a drawing.
    if (this.#stack.length < 10_000) this.#stack.push({ ...this.#state })
  }

  #restore = (): void => {
    this.#state = this.#stack.pop() ?? this.#state
  }

  #transform = (...matrix: number[]): void => {
    this.#state.map = multiply(this.#state.map, matrix as unknown as Matrix)
  }

  #enter(matrix: Matrix | null, box: ArrayLike<number> | null): void {
    this.#save()
    if (matrix) this.#transform(...matrix)
    if (!box) return
    const edges = [0, box[0]!, box[1]!, 1, box[2]!, box[1]!, 1, box[2]!, box[3]!, 1, box[0]!, box[3]!]
    this.#clipTo(outlinesOf(edges, this.#state.map))
  }

  #clipTo(outlines: Point[][]): void {
    const box = outlineBox(outlines)
    if (box) this.#state.clip = intersect(this.#state.clip, box)
  }

  #stateHandlers() {
    return {
      save: this.#save,
      restore: this.#restore,
      transform: this.#transform,
      setGState: (entries: [string, unknown][]) => this.#setGState(entries),
      setFillRGBColor: (hex: string) => void (this.#state.fill = parseColor(hex)),
      setStrokeRGBColor: (hex: string) => void (this.#state.stroke = parseColor(hex)),
      setFillColorN: () => void (this.#state.fill = null),
      setStrokeColorN: () => void (this.#state.stroke = null),
      setFillTransparent: () => void (this.#state.fillAlpha = 0),
      setStrokeTransparent: () => void (this.#state.strokeAlpha = 0),
      paintFormXObjectBegin: (matrix: Matrix | null, box: ArrayLike<number> | null) => this.#enter(matrix, box),
      paintFormXObjectEnd: this.#restore,
      beginAnnotation: (_id: string, _rect: unknown, transform: Matrix | null, matrix: Matrix | null) => {
        this.#save()
        // An annotation is drawn with a fresh state, independent of the page's own commands.
        Object.assign(this.#state, initialState(this.#context.map, this.#context.page))
        this.#transform(...(transform ?? IDENTITY))
        this.#transform(...(matrix ?? IDENTITY))
      },
      endAnnotation: this.#restore,
      beginGroup: (group: { smask?: unknown }) => {
        this.#save()
        this.#state.groupAlpha *= this.#state.fillAlpha
        this.#state.fillAlpha = this.#state.strokeAlpha = 1
        this.#state.masked ||= Boolean(group.smask)
      },
      endGroup: this.#restore,
      beginMarkedContent: () => void this.#layers.push(true),
      beginMarkedContentProps: (tag: string, properties: unknown) =>
        void this.#layers.push(tag !== 'OC' || this.#context.layerVisible(properties)),
      endMarkedContent: () => void this.#layers.pop(),
    }
  }

  #setGState(entries: [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === 'ca') this.#state.fillAlpha = Number(value)
      else if (key === 'CA') this.#state.strokeAlpha = Number(value)
      else if (key === 'BM') this.#state.blended = value !== 'source-over' && value !== 'Normal'
      else if (key === 'Font') this.#setFont(...(value as [string, number]))
    }
  }

  #setFont = (name: string, size: number): void => {
    this.#state.font = this.#context.font(name)
    this.#state.fontSize = size
  }

  #textHandlers() {
    return {
      beginText: () => void (this.#cursor = new TextCursor()),
      setFont: this.#setFont,
      setCharSpacing: (value: number) => void (this.#state.charSpacing = value),
      setWordSpacing: (value: number) => void (this.#state.wordSpacing = value),
      setHScale: (percent: number) => void (this.#state.stretch = percent / 100),
      setLeading: (value: number) => void (this.#state.leading = -value),
      setTextRise: (value: number) => void (this.#state.rise = value),
      setTextRenderingMode: (mode: number) => void (this.#state.mode = mode),
      setTextMatrix: (matrix: ArrayLike<number>) => this.#cursor.setMatrix(Array.from(matrix) as unknown as Matrix),
      moveText: (x: number, y: number) => this.#cursor.move(x, y),
      setLeadingMoveText: (x: number, y: number) => {
        this.#state.leading = y
        this.#cursor.move(x, y)
      },
      nextLine: () => this.#cursor.move(0, this.#state.leading),
      showText: (glyphs: (Glyph | number)[]) => {
        const seen = { order: this.#order, layerHidden: this.#layers.includes(false) }
        this.#runs.push(...showText(glyphs, this.#state, this.#cursor, seen))
      },
    }
  }

  #paintHandlers() {
    const picture = (name: unknown) =>
      this.#paint(unitSquare(this.#state.map), null, this.#context.solidPicture(name) ? 1 : 0.5)
    return {
      clip: () => void (this.#clipNext = true),
      eoClip: () => void (this.#clipNext = true),
      constructPath: (operator: number, data: (ArrayLike<number> | null)[]) => this.#path(operator, data[0] ?? null),
      shadingFill: () => this.#paint(boxOutline(this.#state.clip), null, this.#state.fillAlpha),
      paintImageXObject: picture,
      paintImageXObjectRepeat: picture,
      paintInlineImageXObject: () => picture(null),
      paintInlineImageXObjectGroup: () => picture(null),
      paintSolidColorImageMask: () => this.#paint(unitSquare(this.#state.map), this.#state.fill, this.#state.fillAlpha),
    }
  }

  #path(operator: number, data: ArrayLike<number> | null): void {
    const outlines = data ? outlinesOf(data, this.#state.map) : []
    const { fill, eoFill, fillStroke, eoFillStroke, closeFillStroke, closeEOFillStroke, stroke, closeStroke } =
      this.#context.ops
    const evenOdd = operator === eoFill || operator === eoFillStroke || operator === closeEOFillStroke
    const isFilled = evenOdd || [fill, fillStroke, closeFillStroke].includes(operator)
    if (isFilled) this.#paint(outlines, this.#state.fill, this.#state.fillAlpha, evenOdd)
    const isStroked = [stroke, closeStroke].includes(operator)
    if ((isFilled || isStroked) && this.#rules.length < MOST_RULES) this.#rules.push(...rulesIn(outlines, isStroked))
    if (this.#clipNext) this.#clipTo(outlines)
    this.#clipNext = false
  }

  #paint(outlines: Point[][], color: Color | null, alpha: number, evenOdd = false): void {
    const hidden = this.#state.masked || this.#layers.includes(false)
    const around = outlineBox(outlines)
    if (hidden || !around || this.#paints.length >= MOST_PAINTS) return
    const { clip, groupAlpha, blended } = this.#state
    const box = intersect(around, clip)
    if (box.left > box.right || box.top > box.bottom) return
    // Blended areas (such as a highlighter that multiplies) do not cover the text under them.
    const strength = alpha * groupAlpha * (blended ? 0.5 : 1)
    this.#paints.push({ outlines, evenOdd, box, color, alpha: strength, order: this.#order })
  }
}
