# Two stages: build the web with everything, run the server with what it needs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Not `npm ci`: it insists on builds for platforms other than this one. The image brings Node 24 itself.
RUN npm install --no-save --include=dev --omit=optional --ignore-scripts --no-audit --no-fund
COPY . .
RUN NODE_ENV=production node_modules/.bin/react-router build --logLevel warn \
  && node --input-type=module -e "import('./scripts/late-start.mjs').then((m) => m.startLate('build/client'))" \
  && node --input-type=module -e "import('./scripts/compress-assets.mjs').then((m) => m.compressAssets('build/client'))"

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund && npm cache clean --force
COPY scripts/start.mjs scripts/require-node.mjs scripts/
COPY src/domain src/domain
COPY src/contract src/contract
COPY src/server src/server
COPY --from=build /app/build build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
