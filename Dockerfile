# Images of three programs: `docker build .` makes the gateway, `--target vendor` and `sandbox` the others.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
RUN npm prune --omit=dev

FROM node:24-bookworm-slim AS runtime
WORKDIR /app
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
ENV HOST=0.0.0.0
ENV NODE_ENV=production
USER node

FROM runtime AS sandbox
USER root
RUN install -d -o node -g node /data
USER node
EXPOSE 4010 4025 4026
CMD ["node", "--enable-source-maps", "dist/sandbox/main.js"]

FROM runtime AS vendor
EXPOSE 4001
CMD ["node", "--enable-source-maps", "dist/vendor-api/main.js"]

FROM runtime AS gateway
EXPOSE 4000
CMD ["node", "--enable-source-maps", "dist/gateway/main.js"]
