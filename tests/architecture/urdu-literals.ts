import type { Said } from './facts.ts';
import { nodeIn, nodesIn, parseSource, type SyntaxNode, textIn, visit } from './syntax.ts';

const URDU = /[\u0600-\u06FF]/;

/** Urdu that a source file holds in its own words, a message with its values named in brackets. English is left open. */
export function urduLiterals(sources: readonly (readonly [file: string, text: string])[]): readonly Said[] {
  return sources
    .filter(([, text]) => URDU.test(text))
    .flatMap(([file, text]) =>
      wordsIn(file, text)
        .filter((urdu) => URDU.test(urdu))
        .map((urdu) => ({ path: file, english: '', urdu })),
    );
}

function wordsIn(file: string, text: string): readonly string[] {
  if (file.endsWith('.json')) return [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, words = '']) => words);
  const found: string[] = [];
  visit(parseSource(file, text), (node) => {
    if (node.type === 'Literal' || node.type === 'JSXText') found.push(textIn(node, 'value') ?? '');
    if (node.type === 'TemplateLiteral') found.push(template(node));
  });
  return found;
}

/** A template with the name of each value in brackets. */
function template(node: SyntaxNode): string {
  const values = nodesIn(node, 'expressions');
  const parts = nodesIn(node, 'quasis').map((quasi, at) => {
    const { cooked } = quasi['value'] as { readonly cooked: string };
    const value = values[at];
    return value === undefined ? cooked : `${cooked}{${nameOf(value)}}`;
  });
  return parts.join('');
}

const nameOf = (node: SyntaxNode): string => textIn(nodeIn(node, 'property') ?? node, 'name') ?? 'value';
