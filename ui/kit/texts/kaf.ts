/** For a heading's `data-kaf`: whether it begins with the letter that reaches out of its column in Nastaliq; tokens.css indents it. */
export const kafOf = (heading: string): true | undefined => heading.startsWith('ک') || undefined;
