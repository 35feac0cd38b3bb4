// What a product page in React looks like without any care: it draws, then asks, then draws again.
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

function ProductPage() {
  const [product, setProduct] = useState(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void fetch('/product.json')
      .then((response) => response.json())
      .then(setProduct);
  }, []);
  if (product === null) return h('p', null, '…');
  const groups = Object.entries(product.description.attribute);
  return h(
    'main',
    null,
    h('img', {
      src: product.productPicList[0],
      alt: '',
      width: 600,
      height: 600,
      style: { width: '100%', height: 'auto' },
    }),
    h('h1', null, product.productName),
    h('p', null, `Rs. ${product.price.toLocaleString('en-PK')}`),
    product.skuInfo.map((sku) => h('button', { key: sku.skuCode, type: 'button' }, `${sku.color} ${sku.storage}`)),
    groups.map(([name, rows]) =>
      h(
        'table',
        { key: name },
        h(
          'tbody',
          null,
          Object.entries(rows).map(([row, value]) =>
            h('tr', { key: row }, h('th', null, row), h('td', null, value ?? '–')),
          ),
        ),
      ),
    ),
    h(
      'button',
      { id: 'buy', type: 'button', 'aria-busy': isBusy || undefined, onClick: () => setBusy(true) },
      'BUY NOW',
    ),
  );
}

createRoot(document.querySelector('#root')).render(h(ProductPage));
