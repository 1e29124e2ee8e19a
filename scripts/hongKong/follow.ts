import { Converter, CustomConverter } from 'opencc-js'
import { sentences } from './sentences.ts'
import { words } from './words.ts'

/** A text in a file of texts. Its key is the path to it: `.field.location`. */
export type Text = { key: string; text: string }

/** A text with its name, or a brace of the objects around it. */
const TOKEN = /(?:([\w$]+|'[^'\n]+'):\s+)?(?:'((?:[^'\\\n]|\\.)*)'|\{)|\}/g

/** The source of a file of texts with each text changed. */
export function mapTexts(source: string, change: (text: Text) => string): string {
  const path: string[] = []
  return source.replace(TOKEN, (token: string, name: string = '', text?: string) => {
    const key = name.replaceAll("'", '')
    if (text !== undefined) {
      return `${token.slice(0, -text.length - 1)}${change({ key: [...path, key].join('.'), text })}'`
    }
    if (token === '}') path.pop()
    else path.push(key)
    return token
  })
}

const toTraditional = Converter({ from: 'cn', to: 'hk' })

/** What follows for Hong Kong from a text in CN. */
function followWith(dictionary: typeof words): (text: string) => string {
  const say = CustomConverter(Object.entries(dictionary))
  return (text) => say(toTraditional(text))
}

const follow = followWith(words)

/** Whether a sentence is for the text with this key. */
const isEnd = (end: string, key: string) => `.${key}`.endsWith(`.${end}`)

function sentenceFor({ key, text }: Text): string | undefined {
  const sentence = sentences[text]
  if (typeof sentence !== 'object') return sentence
  return Object.entries(sentence).find(([end]) => isEnd(end, key))?.[1]
}

/** A text in CN as Hong Kong says it. */
export const inHongKong = (text: Text): string => sentenceFor(text) ?? follow(text.text)

/** The words and sentences without which Hong Kong's texts would be the same. */
export function needless(texts: readonly Text[]): string[] {
  const following = [...new Set(texts.filter((text) => sentenceFor(text) === undefined).map(({ text }) => text))]
  const traditional = following.map((text) => ({ text, written: toTraditional(text) }))
  const needlessWords = Object.keys(words).filter((word) => {
    const { [word]: _, ...others } = words
    const followOthers = followWith(others)
    return traditional.every(({ text, written }) => !written.includes(word) || followOthers(text) === follow(text))
  })
  const needlessSentences = Object.entries(sentences).flatMap(([text, sentence]) => {
    const ends: [string, string][] = typeof sentence === 'object' ? Object.entries(sentence) : [['', sentence]]
    const keys = texts.filter((other) => other.text === text).map(({ key }) => key)
    return ends
      .filter(([end, hongKong]) => hongKong === follow(text) || !keys.some((key) => end === '' || isEnd(end, key)))
      .map(([end]) => `${text} ${end}`.trim())
  })
  return [...needlessWords, ...needlessSentences]
}
