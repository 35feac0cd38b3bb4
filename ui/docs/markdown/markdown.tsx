import type { ReactNode } from 'react';
import { type Block, type Inline, inlineText, type TableRow } from './document.ts';
import styles from './markdown.module.css';

/** A document: headings and lines of requirements have an anchor, code scrolls by itself, tables become cards on a phone. */
export function Markdown({ blocks }: { readonly blocks: readonly Block[] }) {
  return <div className={styles.document}>{blocks.map(drawBlock)}</div>;
}

function drawBlock(block: Block, at: number): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} key={at} />;
    case 'paragraph':
      return <p key={at}>{block.parts.map(drawInline)}</p>;
    case 'code':
      return <Code text={block.text} key={at} />;
    case 'list':
      return (
        <ul className={styles.list} key={at}>
          {/* oxlint-disable-next-line react/no-array-index-key -- drawn once, while the site is built */}
          {block.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- drawn once, while the site is built
            <li key={index}>{item.map(drawBlock)}</li>
          ))}
        </ul>
      );
    case 'table':
      return <Table block={block} key={at} />;
  }
}

/** Code as it stands, to be scrolled by keyboard too. */
export function Code({ text }: { readonly text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <pre className={styles.code} tabIndex={0} lang="en" dir="ltr" translate="no">
      <code>{text}</code>
    </pre>
  );
}

function Heading({ block: { level, id, parts } }: { readonly block: Extract<Block, { kind: 'heading' }> }) {
  const Name = level === 1 ? 'h1' : level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
  return (
    <Name id={id} className={styles.heading}>
      {parts.map(drawInline)}{' '}
      <a className={styles.anchor} href={`#${id}`} aria-label={`# ${inlineText(parts)}`}>
        #
      </a>
    </Name>
  );
}

function Table({ block: { head, rows } }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  const names = head.map(inlineText);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell, at) => (
            <HeadCell parts={cell} key={names[at]} />
          ))}
        </tr>
      </thead>
      <tbody>{rows.map((row, at) => drawRow(row, names, at))}</tbody>
    </table>
  );
}

/** The name of a column; a corner without words names none. */
function HeadCell({ parts }: { readonly parts: readonly Inline[] }) {
  const Name = parts.length === 0 ? 'td' : 'th';
  return <Name scope={parts.length === 0 ? undefined : 'col'}>{parts.map(drawInline)}</Name>;
}

function drawRow({ id, cells }: TableRow, names: readonly string[], at: number): ReactNode {
  return (
    <tr id={id ?? undefined} key={at}>
      {cells.map((cell, column) => (
        <td data-name={names[column]} key={names[column]}>
          {id !== null && column === 0 ? <a href={`#${id}`}>{cell.map(drawInline)}</a> : cell.map(drawInline)}
        </td>
      ))}
    </tr>
  );
}

function drawInline(part: Inline, at: number): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code key={at}>{part.text}</code>;
    case 'strong':
      return <strong key={at}>{part.parts.map(drawInline)}</strong>;
    case 'emphasis':
      return <em key={at}>{part.parts.map(drawInline)}</em>;
    case 'link':
      return (
        <a href={part.href} key={at}>
          {part.parts.map(drawInline)}
        </a>
      );
  }
}
