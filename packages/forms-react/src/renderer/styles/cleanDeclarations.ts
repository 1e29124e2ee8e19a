import type { CSSProperties } from 'react'

/** Values that load an external resource or run code. */
const UNSAFE = /url\s*\(|image-set\s*\(|image\s*\(|expression\s*\(|javascript:|-moz-binding|@import|\\/i

/** Properties that could place an element over the page or replace its content. */
const ESCAPES = new Set(['position', 'z-index', 'behavior', 'content', 'cursor', '-moz-binding'])

/** Whether a declaration affects only the form and loads nothing. */
export const isSafeDeclaration = (property: string, value: string): boolean =>
  !ESCAPES.has(property.toLowerCase()) && !UNSAFE.test(value)

/** Declarations of an author (`color: red; padding: 8px`) as a React style, parsed by the browser. */
export function cleanDeclarations(text: string): CSSProperties {
  if (text.trim() === '') return {}
  const parser = document.implementation.createHTMLDocument('').createElement('div')
  parser.style.cssText = text
  const allowed = [...parser.style]
    .map((property) => [property, parser.style.getPropertyValue(property)] as const)
    .filter(([property, value]) => isSafeDeclaration(property, value))
  return Object.fromEntries(allowed.map(([property, value]) => [nameOf(property), value]))
}

/** `padding-left` → `paddingLeft`, as React requires; custom properties keep their name. */
const nameOf = (property: string): string =>
  property.startsWith('--') ? property : property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
