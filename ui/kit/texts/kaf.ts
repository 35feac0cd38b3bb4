/** How far a kaf that begins a line of Nastaliq reaches out of its column, em; tokens.css indents by as much. */
export const KAF_REACH = 0.39;

/** For a heading's `data-kaf`: whether it begins with the letter that reaches out of its column in Nastaliq, which is made up for. */
export const kafOf = (heading: string): true | undefined => heading.startsWith('ک') || undefined;
